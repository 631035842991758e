import type { Figure } from '../brush/shapes.ts';
import type { SeatKind } from '../people/gestures.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import type { Cast, FigureName } from '../words/plan.ts';
import type { Interior } from '../words/surroundings.ts';
import { isHat } from './accessories.ts';
import { actor } from './actor.ts';
import { lying } from './asleep.ts';
import { creatures } from './creature-entries.ts';
import { type Entry, ground } from './entry.ts';
import { crawlingInfant, infantLook, sittingInfant, wrappedInfant } from './infant.ts';
import { lyingAwake } from './lying.ts';
import { astronaut, robot } from './people.ts';
import { things } from './thing-entries.ts';
import { wanderer } from './wanderer.ts';

/** All figures that the engine can draw, except `tree`, which brush/plants.ts draws. */
export const catalogue: Record<Exclude<FigureName, 'tree'>, Entry> = {
  person: ground(
    1.75,
    (c, s, r) => known(c, s) ?? wanderer(r, c.colour, c.trait, s.umbrellas, c.stride, s.canopy, placesOf(c)),
  ),
  child: ground(
    1.3,
    (c, s, r) =>
      (c.infant && infantOf(c, s, r)) ||
      known(c, s) ||
      wanderer(
        r,
        c.colour,
        c.trait ?? r.pick(['girl', 'boy'] as const),
        s.umbrellas,
        c.stride,
        s.canopy,
        placesOf(c),
      ),
  ),
  astronaut: ground(1.9, (c, _s, r) => astronaut(r, c.colour, c.stride)),
  robot: ground(1.9, (c, _s, r) => robot(r, c.colour, c.bearing?.pose)),
  ...creatures,
  ...things,
};

/** An infant as it lies, crawls or sits. */
function infantOf(cast: Cast, { shown }: Scene, random: Random): Figure {
  const look = infantLook(cast, random);
  const { bearing } = cast;
  const pose = bearing?.pose ?? shown?.pose;
  if (pose === 'sleep' || pose === 'lie') return wrappedInfant(look, pose === 'sleep');
  return pose === 'walk' || pose === 'run' ? crawlingInfant(look) : sittingInfant(look);
}

/** Where a cast member wears something that the words name. */
const placesOf = ({ worn = [] }: Cast): { hat: boolean; scarf: boolean } => ({
  hat: worn.some(({ what }) => isHat(what)),
  scarf: worn.some(({ what }) => what === 'scarf'),
});

/** What people sit on in a room that is for something. */
const SEAT_OF: Partial<Record<Interior, SeatKind>> = { cinema: 'cinema', stairs: 'steps' };

/** A person of a story as a full figure; null for others. */
function known(
  { figure, person, stride, beat, moment, bearing, worn }: Cast,
  { shown, umbrellas, canopy, relations, setting, interior }: Scene,
): Figure | null {
  if (!person) return null;
  const { hat, ...bareheaded } = person;
  // a hat that the words name is instead of that of an occupation
  const look = hat && !worn?.some(({ what }) => isHat(what)) ? person : bareheaded;
  const { behind = false } = shown ?? {};
  const pose = bearing?.pose ?? shown?.pose ?? 'stand';
  if (pose === 'sleep') return lying(look);
  const inBed = relations.some(
    ({ who, by, how, to }) =>
      how === 'on' && to === 'bed' && who === figure && (by === undefined || by === person.name),
  );
  if (pose === 'lie') return inBed && !bearing?.holds ? lying(look, true) : lyingAwake(look, bearing?.holds);
  return actor(look, {
    behind,
    umbrella: umbrellas && !bearing?.dry,
    ...(canopy && { cloth: canopy }),
    ...(setting === 'room' && interior && { seat: SEAT_OF[interior] ?? 'block' }),
    ...bearing,
    pose,
    ...(stride !== undefined && { stride }),
    ...(beat !== undefined && { beat }),
    ...(moment !== undefined && { moment }),
  });
}
