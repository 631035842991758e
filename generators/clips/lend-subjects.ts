import { understandNaming } from '../pictures/people/name-people.ts';
import { mixSeed } from '../pictures/random.ts';
import { kindOf } from '../pictures/scene.ts';
import { ANIMATE } from '../pictures/words/beings.ts';
import type { Cast, Relation, ScenePlan } from '../pictures/words/plan.ts';
import type { ClipReference, PictureRecipe } from './clips.ts';

/** Most kinds of subjects in a scene with added ones; more would hide each other. */
const MOST = 4;

interface Lent {
  cast: Cast[];
  relations: readonly Relation[];
}

/**
 * Adds the subjects of reference pictures to a scene, with the look they have there. A subject that the scene already names
 * takes the reference's look, unless the prompt gives it a color. References without a recipe are ignored.
 */
export function lendSubjects(plan: ScenePlan, references: readonly ClipReference[]): ScenePlan {
  return references.reduce((now, { recipe }) => (recipe ? enter(now, subjectOf(recipe)) : now), plan);
}

/** The subjects of a picture: people and animals with what they hold or ride, else the first thing its prompt names. */
function subjectOf({ prompt, negative, people = [], seed }: PictureRecipe): Lent {
  const plan = understandNaming(prompt, negative, people, seed);
  const drawn = mixSeed(seed, plan.hash);
  const { relations = [] } = plan;
  const living = plan.cast.filter(({ figure }) => ANIMATE.has(figure));
  const tied = relations.filter(({ how }) => how !== 'under').flatMap(({ who, to }) => [who, to]);
  const subjects =
    living.length > 0
      ? plan.cast.filter((one) => living.includes(one) || tied.includes(one.figure))
      : plan.cast.slice(0, 1);
  return {
    cast: subjects.map(({ general: _, ...one }) => ({
      ...one,
      figure: kindOf(plan.cast.find(({ figure }) => figure === one.figure) ?? one, plan.hash, seed),
      drawn,
    })),
    relations: relations.filter(({ how }) => how !== 'under'),
  };
}

function enter(plan: ScenePlan, { cast, relations }: Lent): ScenePlan {
  const same = (one: Cast, other: Cast): boolean =>
    one.figure === other.figure &&
    (one.trait === undefined || other.trait === undefined || one.trait === other.trait);
  const taken = plan.cast.map((one): Cast => {
    const lent = cast.find((other) => same(one, other));
    if (!lent || one.colour || one.general) return one;
    const { colour, person, drawn } = lent;
    return {
      ...one,
      ...(colour && { colour }),
      ...(person && !one.person && { person }),
      ...(drawn !== undefined && { drawn }),
    };
  });
  const added = cast
    .filter((other) => !plan.cast.some((one) => same(one, other)))
    .slice(0, Math.max(0, MOST - taken.length));
  const all = [...taken, ...added];
  const here = (figure: Cast['figure']): boolean => all.some((one) => one.figure === figure);
  const ties = [...(plan.relations ?? []), ...relations.filter(({ who, to }) => here(who) && here(to))];
  return { ...plan, cast: all, ...(ties.length > 0 && { relations: ties }) };
}
