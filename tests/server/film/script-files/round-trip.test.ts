import { CFB, read } from '@e965/xlsx';
import { array, assert, asyncProperty, constantFrom, oneof, record, string } from 'fast-check';
import { expect, it } from 'vitest';
import { readFileHere } from '../../../../server/film/script-files/read-file.ts';
import { readScript } from '../../../../server/film/script-files/read-script.ts';
import { withSpeakers } from '../../../../server/film/script-files/speakers.ts';
import { writeSheet } from '../../../../server/film/script-files/write-sheet.ts';
import { LINE_FIELDS } from '../../../../src/api/script.ts';

const HARD = [
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-2',
  '@SUM(A1)',
  '007',
  '1e5',
  'TRUE',
  '2026-01-02',
  '  spaces at both ends  ',
  'line one\nline two\n\nline four',
  '"quoted" & <b>bold</b>',
  '😀👩‍👩‍👧 灯塔 é',
  '_x0041_ and _x000D_',
  '\u000b',
  '#REF!',
  'constructor',
  '__proto__',
  '旁白：夜深了。',
  'x'.repeat(5000),
];
const text = oneof(
  constantFrom('', ...HARD),
  string({ unit: 'grapheme', maxLength: 40 }),
  string({ unit: 'binary', maxLength: 20 }),
);
/** Text that the database can store: no NUL, no lone surrogates, one kind of line ends. */
const stored = text.map((one) =>
  one
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '')
    .replaceAll(/\r\n?/g, '\n'),
);
const line = record(
  Object.fromEntries(LINE_FIELDS.map((field) => [field, stored])) as Record<
    (typeof LINE_FIELDS)[number],
    typeof stored
  >,
);

const back = async (file: Uint8Array) => {
  const script = readScript(await readFileHere(file));
  if (script.kind !== 'lines') throw new Error('not read as a table');
  return { notes: script.notes, lines: script.lines };
};

it('[SCRIPT-18, SCRIPT-19] a script leaves as a spreadsheet and comes back letter by letter, in both languages', async () => {
  await assert(
    asyncProperty(
      array(line, { minLength: 1, maxLength: 12 }),
      constantFrom('en', 'zh'),
      async (lines, language) => {
        const { lines: read, notes } = await back(await writeSheet(lines, language));
        expect(read).toEqual(lines);
        expect(notes).toEqual([]);
      },
    ),
    { numRuns: 50 },
  );
}, 60_000);

it('what was stored comes back as it was stored, whoever is known', () => {
  const lines = ['Anna：hello', 'Time: late', '旁白：夜深了。', 'no one'].map((dialogue) => ({
    ...Object.fromEntries(LINE_FIELDS.map((field) => [field, ''])),
    dialogue,
  })) as Parameters<typeof withSpeakers>[0][number][];
  expect(withSpeakers(lines, ['Anna'], { guess: false })).toEqual(lines);
  // files of other programs write speakers in various ways
  expect(withSpeakers(lines, ['time'], { guess: false })[1]?.dialogue).toBe('Time：late');
});

it('[SCRIPT-19] nothing in the file is a formula, and cells stay text when they are edited', async () => {
  const empty = Object.fromEntries(LINE_FIELDS.map((field) => [field, '']));
  const lines = HARD.map((dialogue) => ({ ...empty, dialogue })) as Parameters<
    typeof writeSheet
  >[0][number][];
  const file = await writeSheet(lines, 'en');
  const cells = Object.values(read(file, { cellNF: true }).Sheets.Script ?? {}).filter(
    (cell) => typeof cell === 'object' && cell !== null && 't' in cell && cell.t === 's',
  ) as { z?: string; f?: string }[];
  expect(cells.length).toBeGreaterThan(HARD.length);
  expect(cells.filter(({ f }) => f !== undefined)).toEqual([]);
  expect(new Set(cells.map(({ z }) => z))).toEqual(new Set(['@']));
  const { FileIndex } = CFB.read(file, { type: 'buffer' }) as {
    FileIndex: { name: string; content: Uint8Array }[];
  };
  for (const { name, content } of FileIndex.filter((part) => part.name.endsWith('.xml')))
    expect(Buffer.from(content).toString(), name).not.toMatch(/<f[ >]/);
});
