import { BANDS } from './bands.ts';
import { MACHINES } from './machines.ts';
import { ROOTS } from './roots.ts';
import { SCORES } from './scores.ts';
import type { SongStyle } from './style.ts';

const ROWS = { ...BANDS, ...ROOTS, ...MACHINES, ...SCORES };
export type StyleName = keyof typeof ROWS;

/** Every style of the engine. */
export const STYLES: Readonly<Record<StyleName, SongStyle>> = ROWS;
