import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commandsTable } from './commands-table.ts';
import { configTable } from './config-table.ts';
import { inRoot, read } from './files.ts';
import { lanesTable } from './lanes-table.ts';

// UPDATE_DOCS=1 npx vitest run tests/docs writes the tables anew
describe.each([
  { document: 'docs/running.md', name: 'settings', table: configTable() },
  { document: 'docs/operating.md', name: 'commands', table: commandsTable() },
  { document: 'docs/engine.md', name: 'task kinds', table: lanesTable() },
])('the table of $name in $document', ({ document, table }) => {
  const [head = ''] = table.split('\n');

  /** From the head of the table to its last row. */
  const written = (): string => {
    const lines = read(document).split('\n');
    const from = lines.indexOf(head);
    const to = lines.findIndex((line, index) => index > from && !line.startsWith('|'));
    return from < 0 ? '' : lines.slice(from, to < 0 ? undefined : to).join('\n');
  };

  it('says what the code says', () => {
    const before = written();
    if (process.env.UPDATE_DOCS && before)
      writeFileSync(
        inRoot(document),
        read(document).replace(before, () => table),
      );
    expect(written()).toBe(table);
  });
});
