import type { Figure } from '../brush/shapes.ts';
import type { Stage } from '../brush/stage.ts';
import { HUMANS } from '../words/beings.ts';
import type { Cast, FigureName } from '../words/plan.ts';
import { EATEN } from './bitten.ts';
import { catalogue } from './catalogue.ts';
import { toyBalloon } from './furnishings.ts';
import { HELD } from './held.ts';
import { inAir } from './hop.ts';
import { holding } from './together.ts';

/** Adds a thing to a figure's hands. @param by whose they are */
export function inHands({ scene, random }: Stage, holder: Figure, thing: Cast, by: FigureName): Figure {
  const eaten = thing.eaten ? EATEN[thing.figure] : undefined;
  const grip = eaten ?? HELD[thing.figure];
  if (!grip || thing.figure === 'tree') return holder;
  // a held balloon is a toy balloon, not a hot-air balloon
  // a ball at the feet is kicked ahead once in a stride, and rolls
  const phase = grip.foot ? thing.stride : undefined;
  const drawn =
    thing.figure === 'balloon'
      ? toyBalloon(thing.colour)
      : eaten
        ? eaten.draw(thing)
        : catalogue[thing.figure].make(thing, scene, random.fork(`held ${thing.figure}`));
  const figure =
    phase === undefined
      ? drawn
      : { ...drawn, parts: inAir(drawn.parts, 0, 2 * Math.PI * phase, [0, -drawn.tall / 2]) };
  const ahead = phase === undefined ? 0 : KICKED * kickAt(phase);
  const [x, y] = grip.foot ? [0, 0] : (holder.hand ?? [holder.half * 0.45, -holder.tall * 0.4]);
  const share = holder.tall / 100;
  const spot = {
    x: x + (grip.x + ahead) * share,
    y: y + grip.y * share,
    scale: (((SMALL.has(by) && grip.paws) || grip.tall) * share) / figure.tall,
    ...(grip.turn !== undefined && { turn: grip.turn }),
  };
  // whoever is seen from behind has it before them
  return holding(holder, figure, spot, {
    behind: !grip.foot && !grip.hangs && scene.shown?.behind === true && HUMANS.has(by),
  });
}

/** How far ahead of where it lies a ball gets before who runs is there again, in figure units of a holder. */
const KICKED = 15;
/** The part of a stride in which a ball gets ahead. */
const AWAY = 0.3;
const kickAt = (phase: number): number =>
  phase < AWAY
    ? Math.sin((phase / AWAY) * (Math.PI / 2))
    : Math.cos(((phase - AWAY) / (1 - AWAY)) * (Math.PI / 2));

/** Animals that are no larger than what they eat makes them look. */
const SMALL: ReadonlySet<FigureName> = new Set<FigureName>([
  'squirrel',
  'mouse',
  'hedgehog',
  'chick',
  'frog',
]);
