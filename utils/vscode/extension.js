// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Starts the language server clrx-lsp, and provides tasks that run clrx-mc.
'use strict';

const { spawnSync } = require('child_process');
const path = require('path');
const vscode = require('vscode');

let client;

//===- Settings -----------------------------------------------------------===//

function get(name) {
  return vscode.workspace.getConfiguration('clrx').get(name);
}

function getWorkspaceFolder() {
  const folders = vscode.workspace.workspaceFolders;
  return folders ? folders[0].uri.fsPath : '';
}

/** Returns the options of clrx-mc in the settings, by their names without dashes. */
function readOptions() {
  const options = { ...get('options') };
  if (get('format')) options.format = get('format');
  if (get('device')) options.mcpu = get('device');
  const folders = get('includeFolders').map(f => path.resolve(getWorkspaceFolder(), f));
  if (folders.length) options.I = folders.concat(options.I || []);
  const symbols = Object.entries(get('symbols')).map(([name, value]) => `${name}=${value}`);
  if (symbols.length) options.D = symbols.concat(options.D || []);
  return options;
}

/** Returns the settings in the form of a project file. */
function readProject() {
  return { options: readOptions(), warnings: get('warnings') };
}

/** Returns the settings as arguments of clrx-mc. */
function makeArguments() {
  const args = [];
  for (const [name, value] of Object.entries(readOptions()))
    for (const element of [].concat(value)) {
      if (name === 'I' || name === 'D') args.push(`-${name}`, String(element));
      else if (element === true) args.push(`-${name}`);
      else if (element !== false) args.push(`-${name}=${element}`);
    }
  return args.concat(get('warnings').map(w => `-W${w}`));
}

//===- Language client ----------------------------------------------------===//

/** Returns the module of the language client; undefined in a copy without it. */
function loadClient() {
  try {
    return require('vscode-languageclient/node');
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND') throw error;
    vscode.window.showWarningMessage(
      'This copy of the extension has no language client. Install clrx.vsix for diagnostics and completion.');
  }
}

/** Returns true if the server's program runs, and says so if it does not. */
function checkServer() {
  const { error } = spawnSync(get('server.path'), ['-version']);
  if (error)
    vscode.window.showErrorMessage(
      `Cannot run '${get('server.path')}': ${error.message}. Set clrx.server.path to the path of clrx-lsp.`);
  return !error;
}

async function startServer() {
  const module = loadClient();
  if (!module || !checkServer()) return;
  const watch = pattern => vscode.workspace.createFileSystemWatcher(pattern);
  client = new module.LanguageClient('clrx', 'CLRX', { command: get('server.path') }, {
    documentSelector: [{ scheme: 'file', language: 'clrx' }],
    initializationOptions: readProject(),
    synchronize: { fileEvents: ['**/*.clrx', '**/clrx.json', '**/compile_commands.json'].map(watch) },
  });
  await client.start();
}

async function stopServer() {
  if (client && client.isRunning()) await client.stop();
  client = undefined;
}

async function restartServer() {
  await stopServer();
  await startServer();
}

async function changeSettings(event) {
  if (event.affectsConfiguration('clrx.server.path')) return restartServer();
  if (event.affectsConfiguration('clrx') && client && client.isRunning())
    await client.sendNotification('workspace/didChangeConfiguration', { settings: { clrx: readProject() } });
}

//===- Tasks --------------------------------------------------------------===//

/** Returns the task that assembles the file of a task definition. */
function makeTask(definition, scope) {
  const file = definition.file || '${file}';
  const output = definition.output ||
    (definition.file ? file.replace(/(\.clrx)?$/, '.o') : '${fileDirname}/${fileBasenameNoExtension}.o');
  const args = [...makeArguments(), '-filetype=obj', ...(definition.args || []), file, '-o', output];
  const name = definition.file ? `assemble ${file}` : 'assemble this file';
  const task = new vscode.Task(definition, scope, name, 'clrx',
    new vscode.ProcessExecution(get('assembler.path'), args), '$clrx-mc');
  task.group = vscode.TaskGroup.Build;
  return task;
}

const taskProvider = {
  provideTasks: () => [makeTask({ type: 'clrx' }, vscode.TaskScope.Workspace)],
  resolveTask: task => makeTask(task.definition, task.scope || vscode.TaskScope.Workspace),
};

function assembleFile() {
  return vscode.tasks.executeTask(makeTask({ type: 'clrx' }, vscode.TaskScope.Workspace));
}

//===- Life of the extension ----------------------------------------------===//

async function activate(context) {
  context.subscriptions.push(
    vscode.commands.registerCommand('clrx.assembleFile', assembleFile),
    vscode.commands.registerCommand('clrx.restartServer', restartServer),
    vscode.workspace.onDidChangeConfiguration(changeSettings),
    vscode.tasks.registerTaskProvider('clrx', taskProvider));
  await startServer();
}

module.exports = { activate, deactivate: stopServer };
