// Runs extension.js with stand-ins for VS Code and the language client, and prints
// what the extension asks of them.
'use strict';
const fs = require('fs');
const Module = require('module');

const [script, server, tasks] = process.argv.slice(2);
const settings = {
  'server.path': server, 'assembler.path': 'clrx-mc', format: 'amdcl2', device: 'tonga', includeFolders: ['include'],
  symbols: { LIMIT: 16 }, warnings: ['no-wait'], options: { relocatable: true, m64: false, I: ['/more'] },
};
const print = (...words) => console.log(...words.map(w => typeof w === 'string' ? w : JSON.stringify(w)));
const handlers = {};

class Task {
  constructor(definition, scope, name, source, execution, matcher) {
    Object.assign(this, { name, execution, matcher });
  }
}

const vscode = {
  workspace: {
    workspaceFolders: [{ uri: { fsPath: '/project' } }],
    getConfiguration: () => ({ get: name => settings[name] }),
    createFileSystemWatcher: pattern => pattern,
    onDidChangeConfiguration: handler => { handlers.change = handler; },
  },
  window: { showErrorMessage: text => print('error:', text), showWarningMessage: text => print('warning:', text) },
  commands: { registerCommand: (name, handler) => { handlers[name] = handler; } },
  tasks: {
    registerTaskProvider: (type, provider) => { handlers.tasks = provider; },
    executeTask: task => print('executes', task),
  },
  Task, TaskScope: {}, TaskGroup: {},
  ProcessExecution: class { constructor(program, args) { Object.assign(this, { program, args }); } },
};

class LanguageClient {
  constructor(id, name, options, clientOptions) { print('client', options, clientOptions); }
  start() { print('start'); this.runs = true; }
  stop() { print('stop'); this.runs = false; }
  isRunning() { return this.runs; }
  sendNotification(method, params) { print(method, params); }
}

const load = Module._load;
Module._load = (name, ...rest) => {
  if (name === 'vscode') return vscode;
  return name === 'vscode-languageclient/node' && server !== 'none' ? { LanguageClient } : load(name, ...rest);
};

(async () => {
  const extension = require(script);
  await extension.activate({ subscriptions: [] });
  settings.device = 'gfx900';
  await handlers.change({ affectsConfiguration: name => name === 'clrx' });
  await handlers['clrx.restartServer']();
  await handlers['clrx.assembleFile']();
  const definitions = tasks ? JSON.parse(fs.readFileSync(tasks)).tasks
    : [{ type: 'clrx', file: 'a.clrx', args: ['-m64'] }];
  for (const definition of definitions)
    print('task', handlers.tasks.resolveTask({ definition }));
  await extension.deactivate();
})();
