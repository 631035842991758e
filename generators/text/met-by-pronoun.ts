/** The people whom a story calls nothing but "she" or "he". */
import { isOfChildren } from './ages.ts';
import { isNew } from './met-by-noun.ts';
import type { Met, Person } from './person.ts';
import { fitOf, isOwners, pronounsIn } from './pronouns.ts';
import { narrationOf } from './segment.ts';

/** "She walked in": who is told of as she or he alone, where nobody of the story could be meant. */
export function metByPronoun(story: string, known: readonly Met[], language: 'en' | 'zh'): Met[] {
  const told = narrationOf(story);
  if (TALE_OF_THING.test(told)) return [];
  return (['she', 'he'] as const).flatMap((of): Met[] => {
    const uses = pronounsIn(told).filter((pronoun) => pronoun.of === of && !isOwners(told, pronoun.at));
    const [first] = uses;
    if (!first || known.some((one) => couldBe(one, of, first.at, story))) return [];
    const age = isOfChildren(told) ? 'child' : 'adult';
    const person: Person = {
      name: NOBODY[age][of][language],
      gender: of,
      age,
      usual: null,
      aliases: [],
      named: false,
      post: '',
      only: of,
    };
    return [{ person, at: first.at, times: uses.length }];
  });
}
/** "A little cloud who was afraid": he or she may be a thing, which is nobody that can be drawn as a human. */
const TALE_OF_THING =
  /\b(?:an?|the) (?:\w+ ){0,2}(?:clouds?|star|snowflake|raindrop|drop|leaf|tree|seed|flower|snowman|moon|sun|wind|river|mountain|lamp|pencil|book|stone|pebble|balloon|kite|teapot|clock|umbrella|train|car|tractor|boat|truck|engine|house|lighthouse|sock|button|pumpkin|candle|shoe|toy)\s(?:who|named|called)\b/iu;

/**
 * Whether a pronoun may mean somebody. "She wakes. Anna yawns." and "She wakes. The woman yawns." do, but a boy, or a clerk whose
 * gender nobody has told, comes later as another.
 */
const couldBe = ({ person, at }: Met, of: 'she' | 'he', first: number, story: string): boolean =>
  fitOf(person, of) > 0 &&
  (person.named ||
    at <= first ||
    IS.test(story.slice(Math.max(0, at - 40), at)) ||
    (person.gender === of && !isNew(story, person.name, at)));
const IS =
  /\b(?:she|he)\s(?:is|was)\s(?:(?:an?|the|just|only|still)\s)+(?:\w+\s)?$|[她他]是\p{Script=Han}{0,4}$/iu;

const NOBODY = {
  adult: { she: { en: 'Woman', zh: '女人' }, he: { en: 'Man', zh: '男人' } },
  child: { she: { en: 'Girl', zh: '女孩' }, he: { en: 'Boy', zh: '男孩' } },
} as const;
