import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** An absolute path of a file of the project. */
export const inRoot = (path: string): string => `${ROOT}${path}`;

/** The text of a file, by its path from the root. */
export const read = (path: string): string => readFileSync(inRoot(path), 'utf8');

/** Files in a folder, recursively, as paths from the root. */
export const filesBelow = (folder: string, ending: RegExp): string[] =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => ending.test(file) && !file.includes('node_modules'))
    .sort();

/** All documents of the project. */
export const DOCUMENTS = ['README.md', ...filesBelow('docs', /\.md$/)];

/** Ids of a list of rules: `- **DRAW-15** Generating with an empty prompt …`. */
export const ruleIds = (path: string): string[] =>
  [...read(path).matchAll(/^- \*\*([A-Z][A-Z0-9]*-\d+)\*\* .+$/gm)].map(([, id = '']) => id);
