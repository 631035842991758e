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

/** What there is, one line each. */
export const overview = (): string => `Usage: ${CALL} <command> [options]

${table(COMMANDS.map(({ name, summary }) => [name, summary]))}

${CALL} <command> --help says what a command takes, with examples.
It works while the server runs and while it does not; DATA_DIR and DATABASE_URL must be those of the server.`;

/** What one command does and takes. */
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
