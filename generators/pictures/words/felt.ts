/** Who feels what of the feelings that a prompt names: the girl weeps, her mother does not. */
import { subjectsOf } from './acts.ts';
import { ANIMATE, HUMANS } from './beings.ts';
import type { Feeling } from './feeling.ts';
import type { Match } from './match.ts';
import { isThing, type Named, type Thing } from './named.ts';
import type { Cast, Felt, ScenePlan } from './plan.ts';
import type { Sense } from './senses.ts';

/** A lost boy, as opposed to a lost ring; and whoever is lost somewhere. */
const LOST =
  /\blost(?= (?:in (?:a|an|the|this|that)\b|(?:[a-z]+ )?(?:boy|girl|child|children|kid|man|woman|traveler|traveller|hiker|puppy|dog|kitten|cat|lamb)s?\b))/gu;
const TROUBLE: Sense = { of: 'feeling', is: 'worry' };

/** @param text lower case @param named things of the text, in order */
export function feltIn(text: string, matches: readonly Match<Sense[]>[], named: readonly Named[]): Felt[] {
  const beings = named.filter((one): one is Thing => isThing(one) && ANIMATE.has(one.figure));
  const lost = [...text.matchAll(LOST)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
    means: [TROUBLE],
  }));
  return [...matches, ...lost].flatMap((match) =>
    match.means.flatMap((sense) =>
      sense.of === 'feeling'
        ? (subjectsOf(text, beings, match) ?? []).map(
            ({ figure, trait, name }): Felt => ({
              who: figure,
              feels: sense.is,
              ...(trait && { trait }),
              ...(name !== undefined && { by: name }),
            }),
          )
        : [],
    ),
  );
}

/** What somebody feels: what the words say of them, or of nobody in particular. */
export function feelingOf(
  { felt = [], feeling }: ScenePlan,
  { figure, trait, person }: Cast,
): Feeling | undefined {
  const own = felt.filter(
    (one) =>
      one.who === figure &&
      (one.trait === undefined || one.trait === trait) &&
      (one.by === undefined || one.by === person?.name),
  );
  // what somebody feels counts before what would trouble them
  const said = own.find(({ feels }) => feels !== 'worry') ?? own[0];
  return said?.feels ?? (felt.length > 0 ? undefined : feeling);
}

/** Gives the people of a picture the faces of what they feel. */
export const letFeel = (plan: ScenePlan): ScenePlan => ({
  ...plan,
  cast: plan.cast.map((one) => {
    const feels = HUMANS.has(one.figure) ? feelingOf(plan, one) : undefined;
    if (!feels) return one;
    return one.person ? { ...one, person: { ...one.person, feels } } : { ...one, feels };
  }),
});
