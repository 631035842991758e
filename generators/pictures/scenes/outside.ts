import { drawFigure } from '../brush/figure.ts';
import type { Stage } from '../brush/stage.ts';
import { catalogue } from '../figures/catalogue.ts';
import type { Cast } from '../words/plan.ts';

/** Most buildings in the view from a window. */
const MOST = 4;

/** Draws buildings on the hills of a view from a window. @param foot the y of the ground they stand on, in pixels */
export function drawOutside(view: Stage, buildings: readonly Cast[], foot: number): void {
  const { width, height, random, scene } = view;
  const all = buildings.flatMap((one) => Array.from({ length: one.count }, () => one)).slice(0, MOST);
  all.forEach((one, nth) => {
    if (one.figure === 'tree') return;
    const figure = catalogue[one.figure].make(one, scene, random.fork(`outside ${nth}`));
    const share = (nth + 0.5) / all.length;
    drawFigure(view, figure, {
      x: width * (0.12 + 0.76 * share),
      y: foot,
      size: height * (one.figure === 'house' ? 0.2 : 0.36),
      depth: 0.25,
      on: 'nothing',
    });
  });
}
