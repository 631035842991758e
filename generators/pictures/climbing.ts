import type { Actor } from './actors.ts';
import type { Stood } from './by-firelight.ts';
import { TREADS, treadAt } from './figures/passages.ts';
import type { Scene } from './scene.ts';
import type { Places } from './scenes/painter.ts';
import { stature, tallness } from './stature.ts';
import { ANIMATE } from './words/beings.ts';

/** How high a grown-up is beside stairs, in units of the staircase, and in meters. */
const [GROWN, METRES] = [84, 1.75] as const;

/** Whether somebody is on the stairs of a picture, and does not sit there. */
export const isOnStairs = ({ onStairs, shown }: Scene, { stairs }: Places, { cast }: Actor): boolean =>
  onStairs !== undefined &&
  stairs !== undefined &&
  ANIMATE.has(cast.figure) &&
  !SEATED.has((cast.person && (cast.bearing?.pose ?? shown?.pose)) || 'stand');
const SEATED: ReadonlySet<string> = new Set(['sit', 'floor', 'kneel', 'ride', 'sleep', 'lie']);

/** Those on stairs, each on a tread: the first named is ahead. */
export function stoodOnStairs(scene: Scene, places: Places, climbers: readonly Actor[]): Stood[] {
  const { stairs } = places;
  if (!stairs) return [];
  const down = scene.onStairs === 'down';
  return climbers.flatMap((actor, i): Stood[] => {
    const { figure, metres, cast } = actor;
    if (figure === 'tree') return [];
    const place = (i + 0.5) / climbers.length;
    const [x, y] = treadAt(Math.round((down ? place : 1 - place) * (TREADS - 1)));
    const tall =
      GROWN * Math.sqrt(metres / METRES) * (tallness(metres) / tallness(METRES)) * stature(actor, climbers);
    // an arm in the air makes nobody smaller
    const raised = cast.person ? Math.max(1, figure.tall / 100) : 1;
    return [
      {
        figure,
        placing: {
          x: stairs.x + x * stairs.unit,
          y: stairs.y + y * stairs.unit,
          size: tall * raised * stairs.unit,
          on: 'nothing',
          flip: down,
          stir: 'breathe',
        },
      },
    ];
  });
}
