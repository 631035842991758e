/** Develops an idea into a story, by the shapes that stories have. No model. */
import { createRandom, hashText, mixSeed, type Random } from '../pictures/random.ts';
import type { Language } from '../text/words.ts';
import { fittest, leastUnfit, unfitIn } from './anachronisms.ts';
import { OPENINGS_ZH } from './chinese/openings.ts';
import { SHAPES_ZH } from './chinese/shapes.ts';
import { conditionsOf } from './conditions.ts';
import { asDedication, madeFor, writtenTo } from './dedication.ts';
import { asDiscovery } from './discovery.ts';
import { OPENINGS_EN } from './english/openings.ts';
import { SHAPES_EN } from './english/shapes.ts';
import { type Cast, fillLine } from './fill.ts';
import { inThirdPerson } from './first-person.ts';
import { heroesOf } from './heroes.ts';
import { spelledRight } from './misspelt.ts';
import type { Openings } from './openings.ts';
import { isForOne, knowingBoth, type Pair, pairOf } from './pair.ts';
import { NEEDED, OTHERS, PASSERS_BY } from './passers-by.ts';
import { plotOf } from './plot-of.ts';
import { isTaught } from './plot-words.ts';
import { withoutRequest } from './request-words.ts';
import { type Line, PARTS, type Plot, type Shape, type Shapes } from './shapes.ts';
import type { Hero, Somebody } from './somebody.ts';
import { soughtIn, thingIn } from './sought.ts';
import { IdeaNotUnderstood, type StoryRequest } from './stories.ts';
import { type Told, toldBy } from './told.ts';
import { isUnderstood } from './understood.ts';
import { aroundHouse, settingOf } from './usual-place.ts';
import { wishIn } from './wish.ts';

const TABLES: Readonly<Record<Language, { shapes: Shapes; openings: Openings }>> = {
  en: { shapes: SHAPES_EN, openings: OPENINGS_EN },
  zh: { shapes: SHAPES_ZH, openings: OPENINGS_ZH },
};

/**
 * Writes a story in paragraphs: an ordinary day, the idea in its own words, what grows of it, trouble, a low point, a turn, a climax
 * and an end. The shape follows the idea's words; another seed chooses other lines. Pure. An idea that tells nothing and names nobody
 * stands above the story, as its title.
 * @throws IdeaNotUnderstood for an idea in another language
 */
export function developIdea({ idea: typed, seed, most }: Omit<StoryRequest, 'textType'>): string {
  const given = spelledRight(typed);
  if (!isUnderstood(given)) throw new IdeaNotUnderstood('The idea is neither in Chinese nor in English.');
  const language: Language = /\p{Script=Han}/u.test(given) ? 'zh' : 'en';
  const random = createRandom(mixSeed(seed, hashText(given)));
  const asTyped = given.trim();
  const ofOther = inThirdPerson(asTyped, language, random);
  const plain = withoutRequest(ofOther, language);
  const about = asDiscovery(asDedication(plain, language, random), random);
  // what is asked for says the shape as well: "a scary story about a girl"
  const idea = about === plain && ofOther === asTyped ? given : about;
  const met = heroesOf(about, language, random);
  const read = toldBy(
    about,
    [met.hero, ...(met.other ? [met.other] : [])].map(({ the }) => the),
    language,
  );
  const wish = wishIn(about, met.hero.the, language);
  const plot = plotOf(idea, met, read, wish);
  // what a documentary shows is told where somebody sees it
  const seen = plot === 'documentary' ? { ...read, text: '', opens: false, happens: false } : read;
  const { shapes, openings } = TABLES[language];
  const { hero, other, isNew } = together(arranged(plot, met, idea, language), about, shapes[plot], language);
  const told = 'of' in hero && !seen.opens ? { ...seen, text: knowingBoth(seen.text, hero) } : seen;
  const name = about.replace(/[.!?。！？…]+$/u, '');
  const sought = soughtBy(plot, about, name, language);
  const place = settingOf(about, plot === 'documentary' ? about : met.words, language);
  const cast: Cast = {
    hero,
    other: other ?? someOther(plot, hero, language),
    passerBy: other && helps(other, plot, sought, idea) ? named(other) : passerBy(hero, language, random),
    setting: plot === 'rescue' ? aroundHouse(place, language) : place,
    sought,
    wish,
  };
  const isSo = conditionsOf(idea, cast, other !== null || 'of' in hero);
  const unfit = unfitIn(idea);
  const apt = (lines: readonly Line[]): readonly Line[] =>
    fittest(
      lines.filter(({ when }) => !when || isSo[when]),
      unfit,
      ({ text }) => text,
    );
  const choose = (lines: readonly Line[]): string => random.pick(apt(lines)).text;
  const fitting = shapes[plot].filter(({ when }) => !when || isSo[when]);
  // a fish has no other life
  const own = fitting.filter(({ when }) => when === 'swims');
  const shape = random.pick(
    leastUnfit(
      own.length > 0 ? own : fitting,
      (one) => PARTS.filter((part) => unfit?.test(apt(one[part])[0]?.text ?? '')).length,
    ),
  );
  const lines = PARTS.flatMap((part) => {
    if (part !== 'begins') return choose(shape[part]);
    const opening = told.opens ? [] : [choose(openings[kindOf(hero)])];
    return [...opening, ...inOrder(told, choose(shape.begins))];
  });
  const first = told.opens && !isNew ? -1 : lines.findIndex((line) => line !== told.text && HERO.test(line));
  const title = told.text === '' && !isOnly(name, met.hero) ? [upper(name)] : [];
  const story = lines.map((line, index) =>
    line === told.text ? line : fillLine(index === first ? introducing(line) : line, cast, language),
  );
  return withinLimit([...title, ...story], most);
}

/** The idea's own words, before what happens where it does not say that itself. */
const inOrder = ({ text, happens }: Told, begins: string): string[] => [
  ...(text ? [text] : []),
  ...(happens ? [] : [begins]),
];

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** An idea that is no more than its hero says nothing that a title would. */
const isOnly = (name: string, { a, the }: Hero): boolean => [a, the].includes(name.toLowerCase());

/** Shapes in which whoever the idea names besides its hero is who helps. */
const HELPED: ReadonlySet<Plot> = new Set<Plot>(['contest', 'quest', 'adventure', 'dream', 'secret', 'time']);
const helps = (other: Somebody, plot: Plot, sought: string, idea: string): boolean =>
  !MISSING.test(idea) &&
  other.speaks &&
  !other.creature &&
  HELPED.has(plot) &&
  !sought.endsWith(other.the.split(' ').at(-1) ?? '');

/** Somebody is gone, who leads nobody anywhere. */
const MISSING = /\bmissing\b|\bdisappear|\bvanish|失踪|失散|不见了/iu;

/** What is looked for, found or seen: a documentary shows what it is about. */
function soughtBy(plot: Plot, about: string, name: string, language: Language): string {
  switch (plot) {
    case 'documentary':
      return name;
    case 'keepsake':
      return thingIn(about, language) ?? '';
    case 'message':
      return writtenTo(about, language) ?? '';
    case 'gift':
      return madeFor(about, language) ?? '';
    default:
      return soughtIn(about, language) ?? '';
  }
}

const HERO = /\{[hH]a?\}/u;
/** Where the hero is met for the first time: "a keeper". */
const introducing = (line: string): string =>
  line.replace(/\{[hH]\}/u, (slot) => (slot === '{h}' ? '{ha}' : '{Ha}'));

/** In a story of a person and an animal, the person acts; a dragon alone is found by a child, whom the idea does not have. */
function arranged(
  plot: Plot,
  { hero, other }: { hero: Hero; other: Somebody | null },
  idea: string,
  language: Language,
): { hero: Somebody; other: Somebody | null; isNew?: true | undefined } {
  const needed = NEEDED[language][plot];
  if (needed && (hero.isNew || plot === 'documentary')) return { hero: needed, other, isNew: true };
  if (plot === 'teach' && other && isTaught(idea)) return { hero: other, other: hero };
  if (plot !== 'befriend' || !hero.creature) return { hero, other, isNew: hero.isNew };
  if (!other) return { hero: OTHERS[language].child, other: hero, isNew: true };
  return other.creature ? { hero, other } : { hero: other, other: hero };
}

/** Two whom an idea begins with are told of as one, where the plot gives the second no part of their own. */
function together<Met extends { hero: Somebody; other: Somebody | null; isNew?: true | undefined }>(
  met: Met,
  about: string,
  shapes: readonly Shape[],
  language: Language,
): Met | { hero: Pair; other: null; isNew?: true | undefined } {
  const pair =
    met.other && !met.isNew && shapes.every(isForOne) && pairOf(about, met.hero, met.other, language);
  return pair ? { hero: pair, other: null } : met;
}

const someOther = (plot: Plot, hero: Somebody, language: Language): Somebody => {
  const { love, home, child } = OTHERS[language];
  if (hero.the === home.the) return child;
  return plot === 'love' || plot === 'reunion' ? love : plot === 'teach' ? child : home;
};

/** Who is known needs no introduction. */
const named = (one: Somebody): Somebody => ({ ...one, a: one.the });

/** "Girl" of "the little girl", 爷爷 of 老爷爷: two of one noun would be taken for one. */
const nounOf = (the: string): string =>
  the
    .split(' ')
    .at(-1)
    ?.replace(/^[小老]/u, '') ?? the;
const passerBy = (hero: Somebody | Pair, language: Language, random: Random): Somebody => {
  const heroes = ('of' in hero ? hero.of : [hero]).map(({ the }) => nounOf(the));
  const all = PASSERS_BY[language][hero.creature ? 'creatures' : 'people'];
  return random.pick(all.filter(({ the }) => !heroes.includes(nounOf(the))));
};

const kindOf = ({ creature, machine, child }: Somebody): keyof Openings =>
  creature || machine ? 'creature' : child ? 'child' : 'grown';

/** Leaves out the last paragraphs but one until the story fits: the end stays. */
function withinLimit(paragraphs: readonly string[], most: number): string {
  let kept = [...paragraphs];
  while (kept.join('\n').length > most && kept.length > 1) kept = [...kept.slice(0, -2), ...kept.slice(-1)];
  return kept.join('\n').slice(0, most);
}
