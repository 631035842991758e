/** What stands on the platform of an underground station, and hangs on the wall behind its track. */
import { drawFigure } from '../brush/figure.ts';
import type { Stage } from '../brush/stage.ts';
import { platformBench, ticketMachine } from '../figures/platform-furniture.ts';
import { paperBin, poster } from '../figures/room-bits.ts';
import type { Random } from '../random.ts';
import { roomLight } from './room-light.ts';

/** Things of a platform with their heights, in hundredths of the short side. */
const THINGS = [
  { figure: platformBench, tall: 13 },
  { figure: ticketMachine, tall: 30 },
  { figure: paperBin, tall: 12 },
] as const;

const inLight = (stage: Stage): Stage => {
  const { scene } = stage;
  return { ...stage, scene: { ...scene, air: { ...scene.air, light: roomLight(scene) } } };
};

/** Up to two things at the sides, where nobody stands in front of the train. @param edge y of the platform's edge */
export function furnishPlatform(stage: Stage, edge: number, random: Random): void {
  const { u, width } = stage;
  const lit = inLight(stage);
  const left = random.chance(0.5);
  for (let i = random.int(0, 2); i > 0; i--) {
    const { figure, tall } = random.pick(THINGS);
    const aside = random.range(0.13, 0.3);
    drawFigure(lit, figure(), {
      x: width * (left === (i === 2) ? aside : 1 - aside),
      y: edge + u * random.range(9, 12),
      size: u * tall,
    });
  }
}

/** Pictures on the wall, where no train hides them. @param way 1: the board with the lines is on the right */
export function posters(stage: Stage, edge: number, way: number, random: Random): void {
  const { u, width } = stage;
  const lit = inLight(stage);
  for (const share of [0.14, 0.32, 0.5])
    drawFigure(lit, poster(random), {
      x: width * (way > 0 ? share : 1 - share),
      y: edge - u * 19,
      size: u * 26,
      on: 'nothing',
    });
}
