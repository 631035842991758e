import { readdir, readFile } from 'node:fs/promises';
import { inRoot } from './paths.mjs';

const FOLDER = inRoot('tools/sheets');

/** @param {string} file */
const promptsOf = async (file) => (await readFile(`${FOLDER}/${file}`, 'utf8')).split('\n').filter(Boolean);

/**
 * The prompts of the numbered sheets, by the sheet's file: one in each line of `tools/sheets`. The engine has a figure for everything
 * that they name.
 * @type {Record<string, string[]>}
 */
export const sheets = Object.fromEntries(
  await Promise.all(
    (await readdir(FOLDER))
      .sort()
      .map(async (file) => [file.replace('.txt', '-sheet.jpg'), await promptsOf(file)]),
  ),
);
