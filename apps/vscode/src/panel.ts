/** A panel beside the text that follows it: what is asked for is asked again whenever a file of a game changes. */
import * as vscode from 'vscode';
import { page } from './page.js';
import { isOurs } from './places.js';

export interface PanelOptions {
  extension: vscode.Uri;
  type: string;
  title: string;
  /** Scripts in `dist`. */
  scripts: readonly string[];
  body: string;
  /** What the page is to show now; undefined if there is nothing new. */
  message(): Promise<unknown>;
  /** Also when the cursor goes elsewhere. */
  follows?: 'text' | 'cursor';
}

export interface Panel {
  panel: vscode.WebviewPanel;
  update(): void;
}

export function openPanel({ extension, type, title, scripts, body, message, follows = 'text' }: PanelOptions): Panel {
  const dist = vscode.Uri.joinPath(extension, 'dist');
  const media = vscode.Uri.joinPath(extension, 'media');
  const panel = vscode.window.createWebviewPanel(
    type,
    title,
    { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
    { enableScripts: true, localResourceRoots: [dist, media], retainContextWhenHidden: true },
  );
  const { webview } = panel;
  const address = (folder: vscode.Uri, file: string) =>
    webview.asWebviewUri(vscode.Uri.joinPath(folder, file)).toString();
  const update = following(async () => {
    const now = await message();
    if (now !== undefined) await webview.postMessage(now);
  });
  const watches = [
    vscode.workspace.onDidChangeTextDocument(({ document }) => isOurs(document.uri) && update()),
    // The page says when it can listen.
    webview.onDidReceiveMessage(({ is }: { is?: string }) => is === 'ready' && update()),
    ...(follows === 'cursor' ? [vscode.window.onDidChangeTextEditorSelection(update)] : []),
  ];
  panel.onDidDispose(() => {
    for (const watch of watches) watch.dispose();
  });
  webview.html = page({
    source: webview.cspSource,
    scripts: scripts.map((script) => address(dist, script)),
    style: address(dist, 'panel.css'),
    lang: vscode.env.language,
    title,
    body,
  });
  return { panel, update };
}

/** Runs one at a time; what comes up meanwhile is one more run, so the last state is always seen and none is waited for. */
export function following(run: () => Promise<void>): () => void {
  let isRunning = false;
  let isWanted = false;
  const go = async () => {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await run().catch(() => undefined); // the next change asks again
    }
    isRunning = false;
  };
  return () => {
    isWanted = true;
    if (!isRunning) void go();
  };
}
