/** Runs one command line, from its arguments to its exit code. */
import { BadSetting, type Config, readConfig } from '../config.ts';
import { CannotStart } from '../start/cannot-start.ts';
import { BadUsage, CannotDo, type Command, type Typed } from './command.ts';
import { members } from './commands/members.ts';
import { execute } from './connection.ts';
import { helpOf, overview } from './help.ts';
import { type Line, parseLine } from './parse.ts';
import type { CommandRequest } from './socket-server.ts';

/** Exit codes: done, failed, wrong command line, not confirmed. */
export const EXIT = { done: 0, failed: 1, usage: 2, cancelled: 3 } as const;

/** Terminal and environment, injected for tests. */
export interface Terminal {
  env: Record<string, string | undefined>;
  operator: string;
  print: (text: string) => void;
  printError: (text: string) => void;
  /** The text of a file; `-` is standard input. */
  read: (file: string) => Promise<string>;
  /** The answer to a yes-or-no question; null without an interactive terminal. */
  ask: (question: string) => Promise<boolean | null>;
  execute?: (config: Config, command: CommandRequest) => Promise<unknown>;
}

/** Runs a command line. @returns the exit code; errors that the operator can act on are printed, not thrown */
export async function runLine(words: readonly string[], terminal: Terminal): Promise<number> {
  const json = words.includes('--json');
  try {
    return await run(parseLine(words), terminal);
  } catch (error) {
    const usage = error instanceof BadUsage;
    const known = usage || [CannotDo, CannotStart, BadSetting].some((kind) => error instanceof kind);
    const message = known ? (error as Error).message : ((error as Error).stack ?? String(error));
    if (json) terminal.print(JSON.stringify({ error: { message } }));
    else terminal.printError(usage ? `${message}\nTry --help.` : message);
    return usage ? EXIT.usage : EXIT.failed;
  }
}

async function run({ command, typed, yes, json, help }: Line, terminal: Terminal): Promise<number> {
  if (!command || help) {
    terminal.print(command ? helpOf(command) : overview());
    return command || help ? EXIT.done : EXIT.usage;
  }
  const config = readConfig(terminal.env);
  const whole = await withFiles(command, typed, terminal);
  const { question, about } = command.check(whole);
  const send = (name: string, values: Typed) =>
    (terminal.execute ?? execute)(config, { name, typed: values, operator: terminal.operator });
  let shown: Typed = {};
  if (question && !yes) {
    // nobody confirms something about a member whom nobody knows
    if (about !== undefined) await send(members.name, { member: about });
    if (command.asShown) {
      const seen = await send(command.name, { ...whole, dry: true });
      (json ? terminal.printError : terminal.print)(command.show(seen));
      shown = command.asShown(seen);
    }
    const answer = await terminal.ask(question);
    if (answer === null) throw new BadUsage(`${question} Add --yes to confirm.`);
    if (!answer) {
      if (json) terminal.print(JSON.stringify({ error: { message: 'Nothing was done.' } }));
      else terminal.printError('Nothing was done.');
      return EXIT.cancelled;
    }
  }
  const added = await command.before(
    {
      config,
      env: terminal.env,
      ask: async (asked) => yes || (await terminal.ask(asked)) === true,
      say: json ? () => undefined : terminal.print,
    },
    whole,
  );
  const data = await send(command.name, { ...whole, ...shown, ...added });
  terminal.print(json ? JSON.stringify(data) : command.show(data));
  return EXIT.done;
}

/** Replaces each file name with the file's text. */
async function withFiles({ options }: Command, typed: Typed, { read }: Terminal): Promise<Typed> {
  const entries = Object.entries(typed).map(async ([name, value]) => {
    if (!options[name]?.file || typeof value !== 'string') return [name, value] as const;
    const text = await read(value).catch((error: NodeJS.ErrnoException) => {
      throw new BadUsage(`--${name}: ${value} cannot be read (${error.code ?? error.message}).`);
    });
    return [name, text] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
