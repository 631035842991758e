import type { Arms } from '../people/gestures.ts';
import type { Cast, FigureName } from '../words/plan.ts';

/** Where the arms are of who plays something, or draws a bow. */
const PLAYED: Partial<Record<FigureName, Arms>> = {
  violin: 'bow',
  drum: 'sticks',
  guitar: 'strum',
  flute: 'pipe',
  trumpet: 'pipe',
  saxophone: 'sax',
  accordion: 'squeeze',
  pipa: 'lute',
  erhu: 'erhu',
  comb: 'comb',
  drawnBow: 'draw',
};

/** The arms of somebody by what they have in hand. */
export const armsAt = (held: readonly Cast[]): Arms | undefined =>
  held.flatMap(({ figure }) => PLAYED[figure] ?? [])[0];
