import { GRAZERS, HOWLERS, isBeast } from '../figures/beasts/rows.ts';
import { canWalk } from '../figures/stirs.ts';
import { deedOf } from '../words/acts.ts';
import { ANIMATE, PEOPLE } from '../words/beings.ts';
import type { Cast, ScenePlan } from '../words/plan.ts';

/** Phase of the stride, 0..1, with the legs far apart. */
const MID_STRIDE = { walk: 0.12, run: 0.22 } as const;

/** Animals that sleep, walk, run, howl or graze in the words do so in the picture; people have poses of their own. */
export const letAnimalsAct = (plan: ScenePlan): ScenePlan => ({
  ...plan,
  cast: plan.cast.map((one) =>
    ANIMATE.has(one.figure) && !PEOPLE.has(one.figure) ? { ...one, ...bearingOf(plan, one) } : one,
  ),
});

function bearingOf({ acts }: ScenePlan, { figure, person }: Cast): Pick<Cast, 'asleep' | 'pose' | 'stride'> {
  const does = deedOf(acts, figure, person?.name);
  switch (does) {
    case 'sleep':
      return { asleep: true };
    case 'walk':
    case 'run':
      return figure === 'cat' || canWalk(figure) ? { stride: MID_STRIDE[does] } : {};
    case 'howl':
      return HOWLERS.has(figure) ? { pose: does } : {};
    case 'rest':
      return isBeast(figure) ? { pose: does } : {};
    case 'graze':
      return GRAZERS.has(figure) ? { pose: does } : {};
    default:
      return {};
  }
}
