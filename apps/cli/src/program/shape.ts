import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Io } from '../frame/io.js';

export type Handler = (
  operands: unknown[],
  options: Record<string, unknown>,
  io: Io,
  program: Command,
) => Promise<number> | number;

/** Binds a command to its code, loaded only when the command runs. */
export type Attach = (command: Command, load: () => Promise<Handler>) => void;

export const FORMATS = ['pretty', 'concise', 'json', 'github', 'sarif'] as const;
export type Format = (typeof FORMATS)[number];

export function examples(...lines: string[]): string {
  return `\nExample${lines.length > 1 ? 's' : ''}:\n${lines.map((line) => `  $ ${line}`).join('\n')}`;
}

export function whole(min: number, max = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < min || value > max) {
      const range = max === Number.MAX_SAFE_INTEGER ? `from ${min}` : `from ${min} to ${max}`;
      throw new InvalidArgumentError(`It must be a whole number ${range}.`);
    }
    return value;
  };
}

/** `--option deck-size=54`, any number of times. */
export function setting(text: string, before: Record<string, string> = {}): Record<string, string> {
  const found = /^([a-z][a-z0-9-]*)=(.+)$/.exec(text);
  if (!found) throw new InvalidArgumentError('Write it as NAME=VALUE.');
  return { ...before, [found[1] as string]: found[2] as string };
}

export function common(command: Command): Command {
  return command
    .option('--lang <language>', 'language of the output: en, nl, de or fr; help is in English')
    .option('--no-color', 'plain text')
    .option('--debug', 'show where draco failed, if it fails');
}

/** An option without which the command cannot run; said after misspelt ones, since one of those may be meant. */
export function needs(
  command: Command,
  flags: string,
  description: string,
  read: (text: string) => string = (text) => text,
): Command {
  return command.option(flags, description, read).hook('preAction', (_, actual) => {
    const option = actual.options.find((one) => one.flags === flags);
    if (option && actual.getOptionValue(option.attributeName()) === undefined)
      actual.error(`error: required option '${flags}' not specified`, {
        code: 'commander.missingMandatoryOptionValue',
      });
  });
}

export function withFormat(command: Command, formats: readonly string[] = FORMATS): Command {
  return command.addOption(
    new Option('--format <format>', 'how problems are printed').choices(formats).default('pretty'),
  );
}

/** Flags of everything that starts a game. */
export function withStart(command: Command): Command {
  return command
    .option('--seats <n>', 'number of players', whole(1, 64))
    .option('--seed <text>', 'the same seed gives the same game')
    .option('--option <name=value>', 'set an option of the game; may be repeated', setting);
}

export function formatOf(...formats: [string, ...string[]]): Option {
  return new Option('--format <format>', 'how the result is printed').choices(formats).default(formats[0]);
}
