/** The umbrellas of people who are seen from near: one over all who share it, or one over each. */
import { drawFigure } from '../brush/figure.ts';
import type { Figure } from '../brush/shapes.ts';
import type { Stage } from '../brush/stage.ts';
import { canopy } from '../figures/canopy.ts';
import { type Rgb, rgb } from '../light/colour.ts';

const CLOTHS = ['#c8443c', '#3f6ab0', '#e0b040', '#3f8a6a', '#7a4a8c'].map(rgb);
/** Half its width and the height of its rim, in units of the figure. */
const [HALF, RIM] = [56, 106] as const;
/** Its height above the rim, as a share of half its width. */
const CROWN = 0.88;
/** How high the rim is, as a share of a face's picture: over the forehead. */
const BROW = 0.74;

const opened = (cloth: Rgb): Figure => ({
  half: HALF,
  tall: RIM + HALF * CROWN,
  parts: [{ d: `M0 0V${-RIM}`, stroke: rgb('#4a3a34'), width: 2.6 }, ...canopy(0, -RIM, HALF, cloth)],
});

/** @param faces x and y of the foot of each, in pixels @param size of their pictures */
export function drawNearUmbrellas(
  stage: Stage,
  faces: readonly { x: number; foot: number }[],
  size: number,
): void {
  const { scene, width, height, random } = stage;
  const shared =
    scene.relations.some(({ to }) => to === 'sharedUmbrella') ||
    (scene.oneUmbrella === true && faces.length > 1);
  const own = scene.umbrellas || scene.relations.some(({ how, to }) => how === 'holds' && to === 'umbrella');
  const [first] = faces;
  if (!first || !(own || scene.relations.some(({ to }) => to === 'sharedUmbrella'))) return;
  const cloth = scene.canopy ?? random.fork('umbrella').pick(CLOTHS);
  const rim = Math.max(height * 0.2, first.foot - size * BROW);
  const most = (rim - height * 0.02) / CROWN;
  const put = (x: number, wished: number): void => {
    const half = Math.min(most, wished);
    const unit = half / HALF;
    drawFigure(stage, opened(cloth), {
      x,
      y: rim + RIM * unit,
      size: (RIM + HALF * CROWN) * unit,
      on: 'nothing',
    });
  };
  if (shared) put(faces.reduce((sum, { x }) => sum + x, 0) / faces.length, width * 0.48);
  else for (const { x } of faces) put(x + size * 0.2, Math.min(size * 0.62, (width / faces.length) * 0.56));
}
