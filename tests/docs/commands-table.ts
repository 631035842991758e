import { COMMANDS } from '../../server/admin/commands.ts';

/** The table of the operator's commands in docs/operating.md. */
export const commandsTable = (): string =>
  [
    '| Command | What it does | Takes |',
    '|---|---|---|',
    ...COMMANDS.map(({ name, operands, summary, options }) => {
      const words = [
        name,
        ...operands.map((operand) => (operand.endsWith('?') ? `[${operand.slice(0, -1)}]` : `<${operand}>`)),
      ];
      const taken = Object.entries(options).map(
        ([option, { value }]) => `\`--${option}${value ? ` ${value}` : ''}\``,
      );
      return `| \`${words.join(' ')}\` | ${summary} | ${taken.join(' ')} |`;
    }),
  ].join('\n');
