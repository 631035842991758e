import { expect, test } from 'vitest';
import { COLOURS } from '../../src/ui/theme/tokens.ts';
import { theme, themeCss } from '../../tools/theme-css.ts';

const SHEET = '/app/src/ui/theme/theme.css';

test('the style sheet has layers in order, every colour of both themes, and the entrances', () => {
  const css = themeCss();
  expect(css.startsWith('@layer reset,base,tokens,recipes;')).toBe(true);
  for (const [name, { dark, light }] of Object.entries(COLOURS)) {
    expect(css).toContain(`--ink-colors-${name}:${dark};`);
    expect(css).toContain(`--ink-colors-${name}:${light};`);
  }
  expect(css).toContain('@keyframes rise');
});

test('it is written into its own file alone', () => {
  const { transform } = theme() as unknown as { transform: (code: string, id: string) => string | null };
  expect(transform('/* here */', SHEET)).toBe(`/* here */\n${themeCss()}`);
  expect(transform('', `${SHEET}?direct`)).toContain('@layer');
  expect(transform('', '/app/src/ui/draw/draw.css')).toBeNull();
});
