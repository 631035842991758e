/**
 * Every colour of both themes, once. `index.html` contains the same values for the static shell; a test compares the two. All text has
 * a contrast of at least 4.5 : 1 on every surface.
 */
export const COLOURS = {
  bg: { dark: '#0b0b0d', light: '#faf9f7' },
  surface: { dark: '#131316', light: '#ffffff' },
  raised: { dark: '#1b1b20', light: '#ffffff' },
  hover: { dark: '#232329', light: '#f1eeea' },
  line: { dark: '#26262c', light: '#e9e6e1' },
  'line-strong': { dark: '#3a3a43', light: '#d5d1ca' },
  text: { dark: '#f4f3f1', light: '#1a1917' },
  muted: { dark: '#a3a1a0', light: '#67635e' },
  faint: { dark: '#8e8c93', light: '#6f6b65' },
  accent: { dark: '#ff7a45', light: '#b53a0a' },
  'accent-text': { dark: '#1a0d06', light: '#ffffff' },
  'accent-soft': { dark: '#ff7a4522', light: '#b53a0a14' },
  good: { dark: '#57c98b', light: '#1c7a49' },
  bad: { dark: '#ff6b6b', light: '#b3261e' },
  veil: { dark: '#000000a6', light: '#1a191766' },
} as const;

export const SHADOWS = {
  float: { dark: '0 12px 40px #0009, 0 1px 0 #ffffff0a inset', light: '0 12px 32px #00000018' },
} as const;

/** Corner radii in pixels. */
export const RADII = { s: '8px', m: '12px', l: '20px', full: '999px' } as const;

/** System fonts only, with Chinese fallbacks: nothing is downloaded. */
export const FONT =
  'Inter, ui-sans-serif, system-ui, -apple-system, "Segoe UI", "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif';

/** Steps of the 4 px grid that screens use. */
export const SPACES = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 10, 12, 16, 20] as const;
