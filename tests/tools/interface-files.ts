import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Source } from '../../tools/css-names.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A file of the project. @param name its path from the root */
export const read = (name: string): string => readFileSync(path.join(ROOT, name), 'utf8');

/** The files of the interface whose paths match. */
export const interfaceFiles = (names: RegExp): Source[] =>
  readdirSync(path.join(ROOT, 'src/ui'), { recursive: true, encoding: 'utf8' })
    .map((name) => `src/ui/${name.split(path.sep).join('/')}`)
    .filter((name) => names.test(name))
    .map((name) => ({ path: name, text: read(name) }));
