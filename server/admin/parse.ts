import { parseArgs } from 'node:util';
import { BadUsage, type Command, type Option, type Typed } from './command.ts';
import { commandOf } from './commands.ts';

/** Options of every command. */
export const COMMON: Readonly<Record<string, Option>> = {
  yes: { meaning: 'Do not ask for confirmation.' },
  json: { meaning: 'Print JSON: the result, or {"error": …}.' },
  help: { meaning: 'Show this help.' },
};

export interface Line {
  /** Null when only the general help was requested. */
  command: Command | null;
  typed: Typed;
  yes: boolean;
  json: boolean;
  help: boolean;
}

/** Reads a command line, e.g. `['grant', '13800001111', '--points', '50']`. @throws BadUsage */
export function parseLine(words: readonly string[]): Line {
  const [first = '', ...rest] = words;
  const named = first !== '' && !first.startsWith('-');
  const command = named ? commandOf(first) : undefined;
  if (named && !command) throw new BadUsage(`There is no command "${first}".`);
  const { values, positionals } = parsed(command, named ? rest : words);
  const { yes = false, json = false, help = false, ...typed } = values;
  const operands = (command?.operands ?? []).map((operand) => operand.replace('?', ''));
  if (positionals.length > operands.length)
    throw new BadUsage(`"${positionals[operands.length]}" is an extra argument.`);
  positionals.forEach((word, index) => {
    typed[operands[index] ?? ''] = word;
  });
  return { command: command ?? null, typed, yes: yes === true, json: json === true, help: help === true };
}

function parsed(command: Command | undefined, args: readonly string[]) {
  const options = Object.entries({ ...command?.options, ...COMMON }).map(
    ([name, { value }]) => [name, { type: value === undefined ? 'boolean' : 'string' }] as const,
  );
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: Object.fromEntries(options),
      allowPositionals: true,
    });
    return { values: values as Record<string, string | boolean>, positionals };
  } catch (error) {
    throw new BadUsage((error as Error).message.split('. ')[0] ?? '');
  }
}
