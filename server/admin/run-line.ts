/** One command line, from its words to its exit code. */
import { BadSetting, type Config, readConfig } from '../config.ts';
import { CannotStart } from '../start/cannot-start.ts';
import { BadUsage, CannotDo, type Command, type Typed } from './command.ts';
import type { Asked } from './door.ts';
import { helpOf, overview } from './help.ts';
import { type Line, parseLine } from './parse.ts';
import { reach } from './reach.ts';

/** Exit codes: done, not done, typed wrongly, not confirmed. */
export const EXIT = { done: 0, failed: 1, usage: 2, cancelled: 3 } as const;

/** What is around the line; handed in so that tests can replace it. */
export interface Surroundings {
  env: Record<string, string | undefined>;
  operator: string;
  print: (text: string) => void;
  complain: (text: string) => void;
  /** The text of a file; `-` is what is piped in. */
  read: (file: string) => Promise<string>;
  /** The answer to a yes-or-no question; null where nobody can be asked. */
  ask: (question: string) => Promise<boolean | null>;
  reach?: (config: Config, asked: Asked) => Promise<unknown>;
}

/** Runs a line. @returns its exit code; nothing is thrown for what the operator can act on */
export async function runLine(words: readonly string[], around: Surroundings): Promise<number> {
  const json = words.includes('--json');
  try {
    return await run(parseLine(words), around);
  } catch (error) {
    const usage = error instanceof BadUsage;
    const known = usage || [CannotDo, CannotStart, BadSetting].some((kind) => error instanceof kind);
    const message = known ? (error as Error).message : ((error as Error).stack ?? String(error));
    if (json) around.print(JSON.stringify({ error: { message } }));
    else around.complain(usage ? `${message}\nTry --help.` : message);
    return usage ? EXIT.usage : EXIT.failed;
  }
}

async function run({ command, typed, yes, json, help }: Line, around: Surroundings): Promise<number> {
  if (!command || help) {
    around.print(command ? helpOf(command) : overview());
    return command || help ? EXIT.done : EXIT.usage;
  }
  const config = readConfig(around.env);
  const whole = await withFiles(command, typed, around);
  const { question } = command.check(whole);
  if (question && !yes) {
    const answer = await around.ask(question);
    if (answer === null) throw new BadUsage(`${question} Say so with --yes.`);
    if (!answer) {
      if (json) around.print(JSON.stringify({ error: { message: 'Nothing was done.' } }));
      else around.complain('Nothing was done.');
      return EXIT.cancelled;
    }
  }
  const data = await (around.reach ?? reach)(config, {
    name: command.name,
    typed: whole,
    operator: around.operator,
  });
  around.print(json ? JSON.stringify(data) : command.show(data));
  return EXIT.done;
}

/** Puts the text of each named file in the place of its name. */
async function withFiles({ options }: Command, typed: Typed, { read }: Surroundings): Promise<Typed> {
  const entries = Object.entries(typed).map(async ([name, value]) => {
    if (!options[name]?.file || typeof value !== 'string') return [name, value] as const;
    const text = await read(value).catch((error: NodeJS.ErrnoException) => {
      throw new BadUsage(`--${name}: ${value} cannot be read (${error.code ?? error.message}).`);
    });
    return [name, text] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
