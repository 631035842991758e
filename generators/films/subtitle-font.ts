import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { canvasLibrary } from './canvas.ts';

const PACKAGE = '@fontsource-variable/noto-sans-sc';
const WEIGHT = 500;

/** A subset of the font: its file and code points. */
interface Part {
  family: string;
  file: string;
  ranges: readonly (readonly [first: number, last: number])[];
}

/** The font is split into about a hundred files by characters. */
let parts: Promise<Part[]> | undefined;
const registered = new Set<string>();

/**
 * Loads the parts of the font that a text needs.
 * @param size pixels
 * @returns a value for a canvas context's `font`
 * @throws Error if a font file cannot be read
 */
export async function fontFor(text: string, size: number): Promise<string> {
  parts ??= readParts();
  const needed = partsOf(text, await parts);
  const { GlobalFonts } = await canvasLibrary();
  for (const { family, file } of needed) {
    if (registered.has(family)) continue;
    if (!GlobalFonts.registerFromPath(file, family))
      throw new Error(`The font of the subtitles cannot be read: ${file}`);
    registered.add(family);
  }
  const families = needed.map(({ family }) => `"${family}"`);
  return `${WEIGHT} ${size}px ${[...families, 'sans-serif'].join(', ')}`;
}

/** The parts that contain a text's characters, in the font's order. */
export function partsOf(text: string, all: readonly Part[]): Part[] {
  const points = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
  return all.filter(({ ranges }) =>
    points.some((point) => ranges.some(([first, last]) => point >= first && point <= last)),
  );
}

/** Parses a CSS `unicode-range`, e.g. `U+20-7e,U+4e00`. */
export const readRanges = (list: string): Part['ranges'] =>
  list.split(',').map((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((point) => Number.parseInt(point, 16));
    return [first, last];
  });

async function readParts(): Promise<Part[]> {
  const folder = dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`));
  const lists: Record<string, string> = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8'));
  return Object.entries(lists).map(([key, list]) => {
    const name = key.replace(/[[\]]/g, '');
    return {
      family: `Inkreel Subtitles ${name}`,
      file: join(folder, 'files', `noto-sans-sc-${name}-wght-normal.woff2`),
      ranges: readRanges(list),
    };
  });
}
