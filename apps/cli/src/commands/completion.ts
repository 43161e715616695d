import type { Command } from 'commander';
import type { Handler } from '../program/shape.js';

interface Word {
  word: string;
  about: string;
}
interface Flag extends Word {
  takes: boolean;
  values: readonly string[];
}
interface Entry {
  /** `texts status`, or '' for draco itself. */
  path: string;
  /** The commands inside, or what an argument may be. */
  words: Word[];
  flags: Flag[];
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
    ...command.registeredArguments.flatMap((one) => one.argChoices ?? []).map((word) => ({ word, about: '' })),
  ];
  const flags = command.options.flatMap(({ long, description, argChoices, required, optional }): Flag[] =>
    long ? [{ word: long, about: description, takes: required || optional, values: argChoices ?? [] }] : [],
  );
  const help: Flag = { word: '--help', about: 'show help', takes: false, values: [] };
  const inner = command.commands.flatMap((one) => entriesOf(one, `${path} ${one.name()}`.trim()));
  return [{ path, words, flags: [...flags, help] }, ...inner];
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
/** The commands that can be reached, each by its whole path. */
const pathsOf = (entries: readonly Entry[]): string[] => entries.map(({ path }) => path).filter(Boolean);

/** By command and flag before the word: what its value may be; nothing where that may be anything. */
function valueCases(entries: readonly Entry[], set: (values: readonly string[]) => string): string {
  const cases = entries.flatMap(({ path, flags }) =>
    flags.flatMap(({ word, takes, values }) => (takes ? `    ${quote(`${path} ${word}`)}) ${set(values)} ;;` : [])),
  );
  return cases.join('\n');
}

function bash(entries: readonly Entry[]): string {
  const list = (words: readonly Word[]) => words.map(({ word }) => word).join(' ');
  const cases = entries.map(
    ({ path, words, flags }) => `    ${quote(path)}) words=${quote(list(words))} flags=${quote(list(flags))} ;;`,
  );
  return `# draco completion for bash
_draco() {
  local current="\${COMP_WORDS[COMP_CWORD]}" path="" words="" flags="" value="" word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "\${path:+$path }$word" in ${pathsOf(entries).map(quote).join('|')}) path="\${path:+$path }$word" ;; esac
  done
  case "$path \${COMP_WORDS[COMP_CWORD-1]}" in
${valueCases(entries, (values) => `words=${quote(values.join(' '))} value=yes`)}
  esac
  [ -n "$value" ] || case "$path" in
${cases.join('\n')}
  esac
  case "$current" in -*) [ -n "$value" ] || words="$flags" ;; esac
  if [ -n "$words" ]; then COMPREPLY=($(compgen -W "$words" -- "$current"))
  else local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current")); fi
}
complete -o filenames -F _draco draco
`;
}

function zsh(entries: readonly Entry[]): string {
  const list = (words: readonly Word[]) =>
    words
      .map(({ word, about }) =>
        quote(`${word.replaceAll(':', '\\:')}${about ? `:${about.replaceAll(':', '\\:')}` : ''}`),
      )
      .join(' ');
  const cases = entries.map(
    ({ path, words, flags }) => `    ${quote(path)}) choices=(${list(words)}) flags=(${list(flags)}) ;;`,
  );
  return `#compdef draco
_draco() {
  local at="" word value=""
  local -a choices flags
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "\${at:+$at }$word" in ${pathsOf(entries).map(quote).join('|')}) at="\${at:+$at }$word" ;; esac
  done
  case "$at \${words[CURRENT-1]}" in
${valueCases(entries, (values) => `choices=(${values.map(quote).join(' ')}) value=yes`)}
  esac
  [[ -n $value ]] || case "$at" in
${cases.join('\n')}
  esac
  if [[ -z $value && $words[CURRENT] == -* ]]; then _describe -o 'flag' flags
  elif (( $#choices )); then _describe 'draco' choices
  else _files; fi
}
if [ "$funcstack[1]" = "_draco" ]; then _draco "$@"; else compdef _draco draco; fi
`;
}

function fish(entries: readonly Entry[]): string {
  const text = (one: string) => `'${one.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const lines = entries.flatMap(({ path, words, flags }) => {
    const line = (what: string, about: string) =>
      `complete -c draco -n ${text(`__draco_at ${path}`.trim())} ${what}${about ? ` -d ${text(about)}` : ''}`;
    return [
      // Where one of several words is wanted, files are not.
      ...words.map(({ word, about }) => line(`-f -a ${text(word)}`, about)),
      ...flags.map(({ word, about, takes, values }) => {
        const value = values.length > 0 ? ` -x -a ${text(values.join(' '))}` : takes ? ' -r' : '';
        return line(`-l ${word.slice(2)}${value}`, about);
      }),
    ];
  });
  return `# draco completion for fish
function __draco_at
  set -l at
  for word in (commandline -opc)[2..-1]
    if contains -- (string join -- ' ' $at $word) ${pathsOf(entries).map(text).join(' ')}
      set at $at $word
    end
  end
  test "$at" = "$argv"
end
${lines.join('\n')}
`;
}
