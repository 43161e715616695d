import * as vscode from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';
import { begin, clientOptions } from './extension.js';
import { registerTasks } from './tasks.js';

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const server = {
    module: vscode.Uri.joinPath(context.extensionUri, 'dist', 'server-node.js').fsPath,
    transport: TransportKind.stdio,
  };
  context.subscriptions.push(registerTasks());
  await begin(context, new LanguageClient('draco', 'Draco', server, clientOptions()));
}
