import { expect, it } from 'vitest';
import { fileProcess } from '../../../../server/film/script-files/file-process.ts';
import { bundledEntry } from '../../../generators/bundled.ts';
import { docx, sheet } from './office-files.ts';

const childUrl = bundledEntry('server/film/script-files/file-child.ts');

it('a file is parsed in its own process, which returns errors in it', async () => {
  const read = fileProcess(childUrl());
  expect((await read(await docx(['Anna: hello', 'Ben: hello']))).lines.map(({ text }) => text)).toEqual([
    'Anna: hello',
    'Ben: hello',
  ]);
  expect((await read(sheet([['Picture', 'Dialogue']]))).tables[0]?.rows[0]?.cells).toEqual([
    'Picture',
    'Dialogue',
  ]);
  await expect(read(Buffer.from('%PDF-1.7'))).rejects.toMatchObject({ key: 'scriptFileType' });
});

it('a file that takes too much memory or time ends only its process', async () => {
  const large = sheet(
    Array.from({ length: 900 }, (_, row) =>
      Array.from({ length: 60 }, (_cell, at) => `${row} ${at} ${'x'.repeat(600)}`),
    ),
  );
  await expect(fileProcess(childUrl(), { heapMb: 20 })(large)).rejects.toMatchObject({
    key: 'scriptFileBomb',
  });
  await expect(fileProcess(childUrl(), { longestMs: 1 })(large)).rejects.toMatchObject({
    key: 'scriptFileBomb',
  });
  // the next one is read as usual
  expect((await fileProcess(childUrl())(Buffer.from('Anna: hello'))).lines).toHaveLength(1);
});
