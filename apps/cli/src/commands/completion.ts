import type { Command } from 'commander';
import type { Handler } from '../program/shape.js';

interface Entry {
  /** `texts status`, or '' for draco itself. */
  path: string;
  words: { word: string; about: string }[];
}

/** A script for the shell, made from the command tree itself, so that it cannot fall behind. */
export const completion: Handler = ([shell], _, io, program) => {
  const entries = entriesOf(program);
  io.out(shell === 'fish' ? fish(entries) : shell === 'zsh' ? zsh(entries) : bash(entries));
  return 0;
};

function entriesOf(command: Command, path = ''): Entry[] {
  const words = [
    ...command.commands.map((inner) => ({
      word: inner.name(),
      about: inner.summary() || firstLine(inner.description()),
    })),
    ...command.options.flatMap((option) => (option.long ? [{ word: option.long, about: option.description }] : [])),
    ...command.options.flatMap((option) => option.argChoices ?? []).map((word) => ({ word, about: '' })),
    { word: '--help', about: 'show help' },
  ];
  const inner = command.commands.flatMap((one) => entriesOf(one, `${path} ${one.name()}`.trim()));
  return [{ path, words }, ...inner];
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}

function bash(entries: readonly Entry[]): string {
  const cases = entries.map(
    (entry) => `    "${entry.path}") words="${entry.words.map((one) => one.word).join(' ')}" ;;`,
  );
  return `# draco completion for bash
_draco() {
  local current="\${COMP_WORDS[COMP_CWORD]}" path="" words="" word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in -*) ;; *) case " ${groups(entries)} " in *" \${path:+$path }$word "*|*" $word "*) path="\${path:+$path }$word" ;; esac ;; esac
  done
  case "$path" in
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current") $(compgen -f -- "$current"))
}
complete -o filenames -F _draco draco
`;
}

function groups(entries: readonly Entry[]): string {
  return [...new Set(entries.flatMap((entry) => entry.path.split(' ')).filter(Boolean))].join(' ');
}

function zsh(entries: readonly Entry[]): string {
  const quote = (text: string) => text.replaceAll("'", "'\\''").replaceAll(':', '\\:');
  const cases = entries.map((entry) => {
    const words = entry.words.map((one) => `'${quote(one.word)}${one.about ? `:${quote(one.about)}` : ''}'`);
    return `    '${entry.path}') choices=(${words.join(' ')}) ;;`;
  });
  return `#compdef draco
_draco() {
  local at="" word
  local -a choices known
  known=(${groups(entries)})
  for word in "\${words[@]:1:$((CURRENT-2))}"; do
    if (( \${known[(Ie)$word]} )); then at="\${at:+$at }$word"; fi
  done
  case "$at" in
${cases.join('\n')}
  esac
  _describe 'draco' choices
  _files
}
if [ "$funcstack[1]" = "_draco" ]; then _draco "$@"; else compdef _draco draco; fi
`;
}

function fish(entries: readonly Entry[]): string {
  const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const lines = entries.flatMap((entry) => {
    const seen =
      entry.path === '' ? '__fish_use_subcommand' : `__fish_seen_subcommand_from ${entry.path.split(' ').at(-1)}`;
    return entry.words.map(({ word, about }) => {
      const what = word.startsWith('--') ? `-l ${word.slice(2)}` : `-a ${quote(word)}`;
      return `complete -c draco -n ${quote(seen)} ${what}${about ? ` -d ${quote(about)}` : ''}`;
    });
  });
  return `# draco completion for fish\n${lines.join('\n')}\n`;
}
