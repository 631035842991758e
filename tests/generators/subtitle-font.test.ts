import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { fontFor, partsOf, readRanges } from '../../generators/films/subtitle-font.ts';

it('a text loads only the parts of the font that contain its characters', () => {
  const part = (family: string, list: string) => ({
    family,
    file: `${family}.woff2`,
    ranges: readRanges(list),
  });
  const all = [part('latin', 'U+20-7e,U+e9'), part('common', 'U+4e00-4e03'), part('rare', 'U+9f98')];
  const families = (text: string) => partsOf(text, all).map(({ family }) => family);
  expect(families('é')).toEqual(['latin']);
  expect(families('一 A')).toEqual(['latin', 'common']);
  expect(families('龘')).toEqual(['rare']);
  expect(families('')).toEqual([]);
});

it('both languages are drawn with the font, in the expected widths', async () => {
  const brush = createCanvas(1, 1).getContext('2d');
  brush.font = await fontFor('灯塔龘 lamp', 100);
  const families = [...brush.font.matchAll(/Inkreel Subtitles \S+?(?="|,|$)/g)].map(([family]) => family);
  expect(families.length).toBeGreaterThan(2);
  for (const family of families) expect(GlobalFonts.has(family)).toBe(true);
  // a Chinese character is as wide as it is high; a missing one would be drawn as something else
  for (const character of '灯塔龘') expect(brush.measureText(character).width).toBeCloseTo(100, 0);
  expect(brush.measureText('lamp').width).toBeGreaterThan(180);
  expect(brush.measureText('lamp').width).toBeLessThan(280);
});
