import { expect, test } from 'vitest';
import { interfaceFiles } from './interface-files.ts';

test("the browser's own controls follow the app's theme: no style sheet of a part chooses a color scheme", () => {
  const sheets = interfaceFiles(/\.css$/);
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.filter(({ text }) => /color-scheme\s*:/.test(text)).map((one) => one.path)).toEqual([]);
});
