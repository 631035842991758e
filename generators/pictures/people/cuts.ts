/** Haircuts, with their variants in both sets of faces and on small figures. */
import type { Options as Painted } from '@dicebear/avataaars';
import type { Options as Drawn } from '@dicebear/lorelei';

export interface Cut {
  /** Variants of the two sets of faces. */
  lorelei: NonNullable<Drawn['hair']>[number];
  avataaars: NonNullable<Painted['top']>[number];
  /** On a small figure. */
  figure: 'long' | 'bob' | 'bun' | 'curly' | 'short' | 'bald';
}

export const CUTS = {
  long: { lorelei: 'variant15', avataaars: 'straight01', figure: 'long' },
  fringe: { lorelei: 'variant23', avataaars: 'straightAndStrand', figure: 'long' },
  bob: { lorelei: 'variant19', avataaars: 'bob', figure: 'bob' },
  page: { lorelei: 'variant13', avataaars: 'miaWallace', figure: 'bob' },
  bun: { lorelei: 'variant46', avataaars: 'bun', figure: 'bun' },
  curls: { lorelei: 'variant24', avataaars: 'curly', figure: 'curly' },
  short: { lorelei: 'variant01', avataaars: 'shortFlat', figure: 'short' },
  waved: { lorelei: 'variant04', avataaars: 'shortWaved', figure: 'short' },
  parted: { lorelei: 'variant07', avataaars: 'shortRound', figure: 'short' },
  cropped: { lorelei: 'variant47', avataaars: 'theCaesar', figure: 'short' },
  shortCurls: { lorelei: 'variant09', avataaars: 'shortCurly', figure: 'short' },
  bald: { lorelei: 'variant28', avataaars: 'sides', figure: 'bald' },
} as const satisfies Record<string, Cut>;
export type CutName = keyof typeof CUTS;

/** Haircuts for descriptions that name none. Gray hair in a bun looks bald from the front, and no child wears one. */
export const cutsFor = (
  woman: boolean,
  { child, old }: { child: boolean; old: boolean },
): readonly CutName[] =>
  woman
    ? ['long', 'fringe', 'bob', 'page', 'curls', ...(child || old ? [] : (['bun'] as const))]
    : ['short', 'waved', 'parted', 'cropped', 'shortCurls'];
