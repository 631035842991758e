import type { Command, Option } from './command.ts';
import { COMMANDS } from './commands.ts';
import { COMMON } from './parse.ts';

const CALL = 'npm run studio --';

const table = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
};

const optionRows = (options: Readonly<Record<string, Option>>) =>
  Object.entries(options).map(
    ([name, { value, meaning }]) => [value ? `--${name} ${value}` : `--${name}`, meaning] as const,
  );

/** All commands, one line each. */
export const overview = (): string => `Usage: ${CALL} <command> [options]

${table(COMMANDS.map(({ name, summary }) => [name, summary]))}

Run "${CALL} <command> --help" for a command's options and examples.
Commands work whether or not the server is running. DATA_DIR and DATABASE_URL must be the same as the server's.`;

/** The help of one command. */
export function helpOf({ name, summary, operands, options, examples }: Command): string {
  const words = operands.map((operand) =>
    operand.endsWith('?') ? `[${operand.slice(0, -1)}]` : `<${operand}>`,
  );
  return `${summary}

Usage: ${[CALL, name, ...words].join(' ')} [options]

${table([...optionRows(options), ...optionRows(COMMON)])}

Examples:
${examples.map((example) => `  ${CALL} ${example}`).join('\n')}`;
}
