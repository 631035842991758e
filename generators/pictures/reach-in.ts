import type { Actor } from './actors.ts';
import { drawFigure } from './brush/figure.ts';
import type { Stage } from './brush/stage.ts';
import { largestThatFits } from './largest-that-fits.ts';

/** Draws what reaches into the picture from its lower edge. */
export function reachIn(stage: Stage, { figure, cast }: Actor): void {
  if (figure === 'tree') return;
  const { width, height } = stage;
  // legs go on above the picture
  const share = cast.figure === 'bareFeet' ? 1.3 : 0.96;
  const size = largestThatFits(stage, figure, height * share, width * 1.2);
  drawFigure(stage, figure, { x: width / 2, y: height, size, depth: 0, on: 'nothing', stir: 'breathe' });
}
