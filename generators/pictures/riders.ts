import { bears, liesAwake, several, sleeps } from './actors.ts';
import type { Stage } from './brush/stage.ts';
import { canSitUp, isBeast } from './figures/beasts/rows.ts';
import { CABS } from './figures/cabs.ts';
import { catalogue } from './figures/catalogue.ts';
import type { Move } from './figures/moves/moves.ts';
import { ON_BICYCLE } from './figures/moves/pedalling.ts';
import { WALKED_ON } from './figures/seats.ts';
import type { Rider } from './figures/together.ts';
import { gazeAtEase, LOUNGES } from './lounging.ts';
import type { Arms } from './people/gestures.ts';
import { besideGrown, stature } from './stature.ts';
import { ANIMATE, HUMANS } from './words/beings.ts';
import type { Cast, FigureName, Relation } from './words/plan.ts';

/** Those on a mount, a seat or at a wheel. @param draw draws them; a bus on a bridge with its driver */
export function ridersOf(
  stage: Stage,
  ties: readonly Relation[],
  mount: FigureName,
  floating: boolean,
  draw: typeof several = several,
): Rider[] {
  const on = ties.filter(({ how, to }) => how === 'on' && to === mount);
  const aboard = stage.scene.cast.filter((one) => on.some((tie) => bears(tie, one)));
  const steers: Steering = CABS[mount] || mount === 'car' ? 'wheel' : (STEERED[mount] ?? null);
  const television = stage.scene.cast.some(({ figure }) => figure === 'television');
  const rower =
    mount === 'rowboat'
      ? aboard.find((one) => HUMANS.has(one.figure) && !one.infant && !holds(one, ties))
      : undefined;
  const riders = rower ? [rower, ...aboard.filter((one) => one !== rower)] : aboard;
  const all = riders.flatMap((one, i) => {
    const gaze = LOUNGES.has(mount) ? gazeAtEase(i, riders.length, television) : undefined;
    const cast = gaze && !holds(one, ties) ? { ...one, bearing: { ...one.bearing, gaze } } : one;
    const arms = i === 0 || mount === 'skis' ? ON_FEET[mount] : undefined;
    const move = one === rower ? 'row' : undefined;
    const shared = i > 0 && stage.scene.cast.some(({ figure, shared: one }) => figure === mount && one);
    const all = ridersIn(stage, cast, ties, floating, {
      ...(move && { move }),
      down: !WALKED_ON.has(mount) && !cast.afoot,
      steers: shared ? null : steers,
      draw,
      ...(arms && { arms }),
    });
    const sized = all.map((one) => ({ ...one, beside: beside(cast, one.metres, riders) }));
    // who hatches fills the egg
    if (mount === 'brokenEgg') return sized.map((one) => ({ ...one, load: HATCHED }));
    const laid = mount === 'table' && !ANIMATE.has(cast.figure);
    if (ANIMATE.has(mount) && !ANIMATE.has(cast.figure))
      return sized.map((one) => ({ ...one, load: isBuilt(cast.figure) ? BUILDING : SMALL_LOAD }));
    return laid ? sized.map((one) => ({ ...one, metres: LAID[cast.figure] ?? SMALL })) : sized;
  });
  return inProportion(all);
}

/** What is small beside people on the ground is small beside them on a seat. */
function beside(cast: Cast, metres: number, all: readonly Cast[]): number {
  const sized = all.map((one) => ({ cast: one, metres: metresOf(one) }));
  return HUMANS.has(cast.figure) ? 1 : stature({ cast, metres }, sized);
}
const metresOf = ({ figure }: Cast): number => (figure === 'tree' ? TREE : catalogue[figure].metres);
const TREE = 7;

/** Riders of whom the people are as large beside each other as they are on the ground. */
export function inProportion(riders: readonly Rider[]): Rider[] {
  const people = riders.filter(({ human }) => human).map(({ metres }) => metres);
  return riders.map((one) => (one.human ? { ...one, beside: besideGrown(one.metres, people) } : one));
}

/** What the arms of those are at who stand on something. */
const ON_FEET: Partial<Record<FigureName, Arms>> = { skis: 'poles', ship: 'helm', tallShip: 'helm' };

const holds = (one: Cast, ties: readonly Relation[]): boolean =>
  ties.some((tie) => tie.how === 'holds' && bears(tie, one));

/** What somebody on a thing has in their hands or paws: a wheel, or handlebar and pedals. */
type Steering = 'wheel' | 'handlebar' | null;
const STEERED: Partial<Record<FigureName, Steering>> = { convertible: 'wheel', bicycle: 'handlebar' };

/**
 * A member of the cast on a seat.
 * @param down whether they sit down on it, if they can @param draw draws them
 */
export function ridersIn(
  stage: Stage,
  cast: Cast,
  ties: readonly Relation[],
  floating: boolean,
  {
    down,
    steers = null,
    draw = several,
    arms,
    move,
  }: { down: boolean; steers?: Steering; draw?: typeof several; arms?: Arms; move?: Move },
): Rider[] {
  const awake = down && !sleeps(stage, cast) && !liesAwake(stage, cast);
  const sits = awake && cast.person !== undefined;
  const fitted = awake && steers === 'handlebar' && canSitUp(cast.figure);
  const pose = fitted ? 'cycle' : 'sit';
  // who has something in hand has none for the bar
  const rides =
    sits && steers === 'handlebar' && HUMANS.has(cast.figure) && !cast.infant && !holds(cast, ties);
  const posed: Cast =
    arms && !holds(cast, ties)
      ? onFeet(cast, arms)
      : sits
        ? {
            ...cast,
            bearing: {
              ...(cast.bearing?.gaze && { gaze: cast.bearing.gaze }),
              pose: leaps(stage, cast) ? 'jump' : 'ride',
              ...(rides && { move: 'pedal' as const }),
              ...(move && { move }),
              ...(steers === 'wheel' && { dry: true }),
            },
          }
        : awake && cast.pose !== 'rest' && (isBeast(cast.figure) || (steers && canSitUp(cast.figure)))
          ? { ...cast, pose, ...(steers && { bearing: { ...cast.bearing, holds: true } }) }
          : cast;
  return draw(stage, posed, ties, floating).flatMap(({ figure, metres, stir, stride, bearer }): Rider[] =>
    figure === 'tree'
      ? []
      : [
          {
            figure,
            metres,
            ...(HUMANS.has(cast.figure) && !cast.infant && { human: true }),
            ...(bearer && { bare: { tall: figure.tall / bearer.grown, half: bearer.half } }),
            hip: sits && !cast.infant ? HIP : (HIPS[cast.figure] ?? 0),
            ...(fitted && { fitted }),
            ...(rides && { fitted: ON_BICYCLE[cast.figure === 'child' ? 'child' : 'person'].scale }),
            stir,
            ...(stride && { phases: stride }),
          },
        ],
  );
}

/** What is jumped over, or on. */
const LEAPT: ReadonlySet<FigureName> = new Set<FigureName>(['jumpBar', 'bed', 'sofa']);

/** Whether somebody who is over or on a thing jumps there. */
const leaps = ({ scene }: Stage, cast: Cast): boolean =>
  (cast.bearing?.pose ?? scene.shown?.pose) === 'jump' &&
  scene.relations.some((tie) => tie.how === 'on' && LEAPT.has(tie.to) && bears(tie, cast));

/** Somebody who stands on a thing with something in hand: people as they are, animals upright, with their paws free. */
function onFeet(cast: Cast, arms: Arms): Cast {
  if (cast.person) return { ...cast, bearing: { ...cast.bearing, pose: 'stand', arms } };
  return arms === 'helm' && canSitUp(cast.figure)
    ? { ...cast, pose: 'sit', bearing: { ...cast.bearing, holds: true } }
    : cast;
}

/** How high a building on an animal's back is beside the animal, and anything else there. */
const [BUILDING, SMALL_LOAD] = [0.85, 0.48];
/** How high somebody is who comes out of an egg. */
const HATCHED = 1;
const isBuilt = (figure: FigureName): boolean =>
  figure !== 'tree' && (catalogue[figure].stand === 'landmark' || figure === 'tent');

/** Height of what lies on a table beside somebody, in meters. */
const SMALL = 0.3;
const LAID: Partial<Record<FigureName, number>> = {
  vase: 0.42,
  bouquet: 0.4,
  pottedPlant: 0.42,
  coffee: 0.14,
  apple: 0.12,
  banana: 0.1,
  book: 0.12,
  cake: 0.34,
};

/** Height of a seated person's hips, in figure units. */
const HIP = 25;
/** The same for figures that cannot bend; their legs hang in front of the seat. */
const HIPS: Partial<Record<FigureName, number>> = { astronaut: 30, robot: 32, mermaid: 22 };
