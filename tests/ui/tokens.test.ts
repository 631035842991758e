import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COLOURS } from '../../src/ui/theme/tokens.ts';

const html = readFileSync('index.html', 'utf8');

/** The CSS variables that a rule of the static shell defines. */
function seeds(selector: string): Record<string, string> {
  const body = html.split(`      ${selector} {`)[1]?.split('}')[0] ?? '';
  return Object.fromEntries(
    [...body.matchAll(/--ink-colors-([\w-]+):\s*(#[0-9a-f]+)/g)].map(([, name, value]) => [name, value]),
  );
}

const channel = (hex: string, at: number): number => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const light = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
const contrast = (a: string, b: string): number => {
  const [high = 0, low = 0] = [light(a), light(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
};

describe.each([
  ['dark', 'html'],
  ['light', 'html.light'],
] as const)('the %s theme', (theme, selector) => {
  test('uses the same colors before any script runs', () => {
    const seeded = seeds(selector);
    expect(Object.keys(seeded).length).toBeGreaterThan(8);
    for (const [name, value] of Object.entries(seeded))
      expect(value, name).toBe(COLOURS[name as keyof typeof COLOURS][theme]);
  });

  test('has a contrast of 4.5 : 1 for every text on every surface', () => {
    for (const text of ['text', 'muted', 'faint', 'accent', 'good', 'bad'] as const)
      for (const surface of ['bg', 'surface', 'raised', 'hover'] as const)
        expect(
          contrast(COLOURS[text][theme], COLOURS[surface][theme]),
          `${text} on ${surface}`,
        ).toBeGreaterThanOrEqual(4.5);
    expect(contrast(COLOURS['accent-text'][theme], COLOURS.accent[theme])).toBeGreaterThanOrEqual(4.5);
  });
});

test('what stands on the stage of a work, dark in both themes, can be read there', () => {
  const css = readFileSync('src/ui/works/viewer/viewer.module.css', 'utf8');
  const stage = css.split('.stage {')[1]?.split('}')[0] ?? '';
  const [, ground = ''] = /background: (#\w{6});/.exec(stage) ?? [];
  for (const text of ['text', 'muted']) {
    const [, color = ''] = new RegExp(`--ink-colors-${text}: (#\\w{6});`).exec(stage) ?? [];
    expect(contrast(color, ground), text).toBeGreaterThanOrEqual(4.5);
  }
});
