/** Places those who swim: on open water, the nearer the larger. */
import type { Actor } from './actors.ts';
import { drawFigure } from './brush/figure.ts';
import type { Stage } from './brush/stage.ts';
import { largestThatFits } from './largest-that-fits.ts';
import type { Places } from './scenes/painter.ts';

/** How much of the water's depth swimmers are apart, and where the nearest is. */
const [FAR, NEAR] = [0.34, 0.66] as const;
/** Height above the water of an adult, in hundredths of the short side: alone, and among others. */
const HIGH = { alone: 25, among: 19 } as const;
const ADULT = 1.75;
/** How much higher than the head an arm gets of who swims. */
const ARM_UP = 1.35;

/** Draws swimmers side by side, those further away behind the nearer ones. */
export function wade(stage: Stage, { water, middle, ground }: Places, actors: readonly Actor[]): void {
  const { width, u, random } = stage;
  const { top, bottom } = water ?? { top: middle, bottom: ground };
  const many = actors.length;
  const spots = actors.map((actor, i) => {
    const share = many === 1 ? (FAR + NEAR) / 2 : FAR + (((i * 2) % 3) / 2) * (NEAR - FAR);
    const x = many === 1 ? width * random.range(0.4, 0.6) : (width * (i + 0.5)) / many;
    return { actor, share, x };
  });
  for (const { actor, share, x } of spots.toSorted((a, b) => a.share - b.share)) {
    if (actor.figure === 'tree') continue;
    const tall =
      u *
      (many === 1 ? HIGH.alone : HIGH.among) *
      (actor.stir === 'crawl' ? ARM_UP : 1) *
      Math.sqrt(actor.metres / ADULT) *
      (0.75 + share * 0.5);
    drawFigure(stage, actor.figure, {
      x,
      y: top + (bottom - top) * share,
      size: largestThatFits(stage, actor.figure, tall, width * (many === 1 ? 0.7 : 1.05 / many)),
      on: 'water',
      flip: random.chance(0.4),
      stir: actor.stir,
      ...(actor.stride && { stride: actor.stride }),
    });
  }
}
