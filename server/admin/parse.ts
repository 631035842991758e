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
  /** Null if only the general help was requested. */
  command: Command | null;
  typed: Typed;
  yes: boolean;
  json: boolean;
  help: boolean;
}

/** Parses a command line, e.g. `['grant', '13800001111', '--points', '50']`. @throws BadUsage */
export function parseLine(words: readonly string[]): Line {
  // what people type first, as with git or npm
  if (words[0] === 'help') return parseLine([...words.slice(1), '--help']);
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

/** Parses options and arguments. The library only splits the line, so that the error messages are our own. */
function parsed(command: Command | undefined, args: readonly string[]) {
  const known: Readonly<Record<string, Option>> = { ...command?.options, ...COMMON };
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      Object.entries(known).map(([name, { value }]) => [
        name,
        { type: value === undefined ? 'boolean' : 'string' },
      ]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const values: Record<string, string | boolean> = {};
  const positionals: string[] = [];
  for (const token of tokens)
    if (token.kind === 'positional') positionals.push(token.value);
    else if (token.kind === 'option') values[token.name] = readOnce(token, known, values);
  return { values, positionals };
}

interface OptionToken {
  name: string;
  /** As typed, e.g. `--points`. */
  rawName: string;
  value: string | undefined;
  /** Whether the value follows an equals sign. */
  inlineValue: boolean | undefined;
}

/** Of two values the one that was meant is not known, and what follows may not be taken back. */
function readOnce(
  token: OptionToken,
  known: Readonly<Record<string, Option>>,
  before: Readonly<Record<string, string | boolean>>,
): string | boolean {
  const value = readValue(token, known);
  if (typeof value === 'string' && Object.hasOwn(before, token.name))
    throw new BadUsage(`${token.rawName} is given twice.`);
  return value;
}

function readValue(
  { name, rawName, value, inlineValue }: OptionToken,
  known: Readonly<Record<string, Option>>,
): string | boolean {
  const option = Object.hasOwn(known, name) && rawName === `--${name}` ? known[name] : undefined;
  if (!option) throw new BadUsage(`There is no option ${rawName}.`);
  if (option.value === undefined) {
    if (value !== undefined) throw new BadUsage(`${rawName} takes no value.`);
    return true;
  }
  // a value may start with one dash (a negative number) but not with two (another option)
  if (value === undefined || value === '' || (!inlineValue && /^--./.test(value)))
    throw new BadUsage(`${rawName} needs a value: ${rawName} ${option.value}.`);
  return value;
}
