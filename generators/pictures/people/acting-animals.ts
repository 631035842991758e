import { canLie } from '../figures/asleep.ts';
import { canSitUp, GRAZERS, HOWLERS, isBeast } from '../figures/beasts/rows.ts';
import { HELD } from '../figures/held.ts';
import { WALKED_ON } from '../figures/seats.ts';
import { canWalk, HOPPERS } from '../figures/stirs.ts';
import { deedOf } from '../words/acts.ts';
import { ANIMATE, PEOPLE } from '../words/beings.ts';
import type { Cast, Deed, FigureName, ScenePlan } from '../words/plan.ts';
import { SWIMS } from '../words/swimming.ts';

/** Phase of a walk, 0..1, with the legs far apart. */
const MID_STRIDE = 0.12;
/** Too heavy to gallop. */
const NEVER_GALLOPS: ReadonlySet<FigureName> = new Set<FigureName>(['elephant']);

/** Animals that sleep, walk, run, howl or graze in the words do so in the picture; people have poses of their own. */
export const letAnimalsAct = (plan: ScenePlan): ScenePlan => ({
  ...plan,
  cast: plan.cast.map((one) =>
    one.figure === 'robot'
      ? { ...one, ...robotsBearing(plan, one) }
      : ANIMATE.has(one.figure) && !PEOPLE.has(one.figure)
        ? { ...one, ...(standsOn(plan, one) && { afoot: true }), ...bearingOf(plan, one) }
        : one,
  ),
});

/** Whether an animal stands on its legs on what carries it: on a rock too, unless the words say otherwise. */
function standsOn({ relations = [], acts }: ScenePlan, { figure, person }: Cast): boolean {
  const on = relations.find((tie) => tie.how === 'on' && tie.who === figure)?.to;
  const does = deedOf(acts, figure, person?.name);
  return on !== undefined && (does === 'stand' || (on === 'rock' && does !== 'sit'));
}

/** A robot dances or sits with the limbs of its own. */
function robotsBearing(
  { acts, relations = [], inside }: ScenePlan,
  { figure, person }: Cast,
): Pick<Cast, 'bearing' | 'dances'> {
  const does = deedOf(acts, figure, person?.name);
  const on = relations.some(({ who, how, to }) => who === figure && how === 'on' && !WALKED_ON.has(to));
  if (on || does === 'sit' || does === 'floor' || does === 'kneel')
    return { bearing: { pose: on || inside ? 'ride' : 'floor' } };
  if (!does || !RAISES.has(does)) return {};
  return { bearing: { pose: 'raise' }, ...(does === 'dance' && { dances: true }) };
}

const RAISES: ReadonlySet<Deed> = new Set<Deed>(['raise', 'dance', 'wave', 'cheer', 'throw']);

/** Whether somebody has something in their hands, not at their feet. */
const hasHandsFull = ({ relations }: ScenePlan, { figure, person }: Cast): boolean =>
  relations?.some(
    ({ who, by, how, to }) =>
      how === 'holds' && who === figure && (by === undefined || by === person?.name) && !HELD[to]?.foot,
  ) ?? false;

function bearingOf(
  plan: ScenePlan,
  one: Cast,
): Pick<Cast, 'asleep' | 'swims' | 'pose' | 'stride' | 'gait' | 'bearing' | 'dances'> {
  const { figure, person } = one;
  const { acts } = plan;
  const does = deedOf(acts, figure, person?.name);
  switch (does) {
    case 'sleep':
      return { asleep: true };
    case 'swim':
      return SWIMS.has(figure) ? { swims: true, ...(figure === 'cat' && { stride: MID_STRIDE }) } : {};
    case 'walk':
    case 'run':
    case 'jump':
      if (HOPPERS.has(figure)) return { stride: 0, gait: 'hop' };
      if (figure !== 'cat' && !canWalk(figure)) return {};
      return does === 'walk' || NEVER_GALLOPS.has(figure)
        ? { stride: MID_STRIDE }
        : { stride: 0, gait: 'run' };
    case 'dance':
      return { dances: true };
    case 'howl':
      return HOWLERS.has(figure) ? { pose: does } : {};
    case 'lie':
    case 'rest':
      return canLie(figure) || figure === 'dragon' ? { pose: 'rest' } : {};
    case 'graze':
      return GRAZERS.has(figure) ? { pose: does } : {};
    default:
      // a cat sits anyway
      if ((does === 'sit' || does === 'floor' || does === 'kneel') && isBeast(figure)) return { pose: 'sit' };
      // an animal on its four legs has no paw free
      if (!canSitUp(figure) || !hasHandsFull(plan, one)) return {};
      return { pose: 'sit', ...(does === 'drink' && { bearing: { pose: does } }) };
  }
}
