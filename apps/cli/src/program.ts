import { Command, CommanderError } from 'commander';
import type { Io } from './frame/io.js';
import { authorCommands } from './program/author.js';
import { playCommands, serveCommand } from './program/play.js';
import { printCommand } from './program/print.js';
import type { Attach } from './program/shape.js';

/** The command tree. Only names and flags are here; a command's code is loaded when it runs. */
export function createProgram(version: string, io: Io, done: (code: number) => void): Command {
  const program = new Command('draco')
    .description('Card games as data: check, test, play, simulate and print games written in the Draco language.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'show help for a command')
    .addHelpText('after', () => EPILOGUE)
    .showHelpAfterError('(see --help)')
    .configureOutput({ writeOut: io.out, writeErr: io.err, getOutHelpWidth: () => Math.min(io.width, 100) })
    .exitOverride();
  const attach: Attach = (command, load) => {
    command.action(async (...args: unknown[]) => {
      // Commander hands over the arguments, then the options, then the command itself.
      const options = command.opts();
      const operands = args.slice(0, -2);
      done(await (await load())(operands, options, io, program));
    });
  };
  authorCommands(program, attach);
  playCommands(program, attach);
  serveCommand(program, attach);
  printCommand(program, attach);
  return program;
}

const EPILOGUE = `
Exit codes: 0 fine, 1 findings in the input, 2 wrong use or failure.

Examples:
  $ draco check cards/
  $ draco play draco --seats 4 --lang nl
  $ draco new deck my-deck --on draco`;

export async function run(argv: readonly string[], io: Io, version: string): Promise<number> {
  let code = 0;
  const program = createProgram(version, io, (result) => {
    code = result;
  });
  if (argv.length === 0) {
    io.out(program.helpInformation());
    io.out(`${EPILOGUE}\n`);
    return 2;
  }
  try {
    await program.parseAsync([...argv], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    throw error;
  }
  return code;
}
