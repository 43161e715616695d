/** Tasks that run the `draco` command; problems come from its short lines. */
import * as vscode from 'vscode';

const TASKS = { check: ['--format', 'concise'], test: [], fmt: [] } as const;

export function registerTasks(): vscode.Disposable {
  return vscode.tasks.registerTaskProvider('draco', {
    provideTasks: () =>
      (vscode.workspace.workspaceFolders ?? []).flatMap((folder) =>
        (Object.keys(TASKS) as (keyof typeof TASKS)[]).map((task) => dracoTask({ type: 'draco', task }, folder)),
      ),
    resolveTask: (task) => dracoTask(task.definition, task.scope),
  });
}

export function dracoTask(
  definition: vscode.TaskDefinition,
  scope: vscode.Task['scope'] = vscode.TaskScope.Workspace,
  more: readonly string[] = [],
): vscode.Task {
  const { task = 'check', file = '.' } = definition as { task?: string; file?: string };
  const flags = Object.hasOwn(TASKS, task) ? TASKS[task as keyof typeof TASKS] : [];
  const command = vscode.workspace.getConfiguration('draco').get('command', 'draco');
  const made = new vscode.Task(
    definition,
    scope,
    `${task} ${file}`,
    'draco',
    new vscode.ShellExecution(command, [task, ...flags, file, ...more]),
    '$draco',
  );
  if (task === 'test') made.group = vscode.TaskGroup.Test;
  if (task === 'check') made.group = vscode.TaskGroup.Build;
  return made;
}
