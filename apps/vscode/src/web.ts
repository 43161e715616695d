import * as vscode from 'vscode';
import { LanguageClient } from 'vscode-languageclient/browser';
import { begin, clientOptions } from './extension.js';

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const script = vscode.Uri.joinPath(context.extensionUri, 'dist', 'server-web.js');
  const worker = new Worker(script.toString(true));
  context.subscriptions.push({ dispose: () => worker.terminate() });
  await begin(context, new LanguageClient('draco', 'Draco', worker, clientOptions()));
}
