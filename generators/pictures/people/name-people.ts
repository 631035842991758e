/** Resolves names of a story's people in prompts. */
import type { PicturePerson } from '../pictures.ts';
import { armArchers } from '../words/archery.ts';
import { ANIMATE, HUMANS, PEOPLE } from '../words/beings.ts';
import { carry } from '../words/carried.ts';
import { detailIn } from '../words/detail.ts';
import { markRow } from '../words/families.ts';
import { letFeel } from '../words/felt.ts';
import { isLookedForByName } from '../words/looked-for.ts';
import type { Named } from '../words/named.ts';
import type { Cast, PersonLook, ScenePlan, Wears } from '../words/plan.ts';
import { inThePresent } from '../words/present.ts';
import { isRefused } from '../words/refused.ts';
import type { SkyThing } from '../words/sky-things.ts';
import { rideCloud } from '../words/somersault.ts';
import { isOld, isWoman } from '../words/traits.ts';
import { understand } from '../words/understand.ts';
import { isUndrawnAnimal } from '../words/undrawn.ts';
import { letAnimalsAct } from './acting-animals.ts';
import { letStrangersAct } from './acting-strangers.ts';
import { type Being, beingOf } from './being-of.ts';
import { distanceIn } from './distance.ts';
import { letDress } from './dressing.ts';
import { letEat } from './eating.ts';
import { frameIn } from './framed.ts';
import { joinHands } from './hand-in-hand.ts';
import { knownIn } from './known-people.ts';
import { howMany, membersOf } from './members.ts';
import { withoutMereName } from './mere-name.ts';
import { namePatterns } from './name-patterns.ts';
import { letEachAct } from './own-poses.ts';
import { personLook } from './person-look.ts';
import { isBehind, poseIn } from './pose.ts';

/** The most people of a story in one picture. */
const MOST = 4;

/** Like `understand`, for prompts that may name people of a story, or whom everybody knows. @param seed of the picture */
export const understandNaming = (
  prompt: string,
  negative: string | undefined,
  people: readonly PicturePerson[],
  seed: number,
): ScenePlan => {
  const told = inThePresent(prompt);
  const plan = letFeel(understandPeople(told, negative, [...people, ...knownIn(told, people)], seed));
  return rideCloud(plan, told.toLowerCase().normalize('NFKC'));
};

function understandPeople(
  prompt: string,
  negative: string | undefined,
  people: readonly PicturePerson[],
  seed: number,
): ScenePlan {
  const { named: found, rest } = namedIn(prompt, people);
  const told = found.map((one) => ({ ...one, person: withoutMereName(one.person) }));
  // an animal that has no figure is left out, and no human is in its place
  const named = told.filter(
    ({ person }) =>
      beingOf(person) || !(isUndrawnAnimal(person.look.words) || HAS_FACE.test(person.look.words)),
  );
  const detail = detailIn(rest, negative);
  if (detail) return withOwner(detail, named[0]?.person, seed);
  if (named.length === 0) {
    // who has no figure is no stranger either
    const words = told.length > 0 ? rest : prompt;
    const plan = understand(words, negative);
    if (told.length > 0) plan.cast = plan.cast.filter((one) => !isAnybody(one));
    return letStrangersAct(letAnimalsAct(letDress(letEat(plan))), words, seed);
  }
  const beings = named.map(({ person }) => beingOf(person));
  const looks = named.map(({ person }, i) => personLook(person, beings[i], seed));
  const places = named.flatMap(({ at }, i): Named[] => {
    const { figure = 'person', name } = looks[i] ?? {};
    const outfit = beings[i]?.outfit;
    return at.map((place) => ({
      figure,
      ...(name !== undefined && { name }),
      ...(outfit && { outfit }),
      ...place,
    }));
  });
  const plan = understand(rest, negative, places);
  // what belongs to their look, and what they wear in this picture instead
  plan.wears = [...(plan.wears ?? []), ...named.flatMap(({ person }) => wornAlways(person))];
  plan.cast = [
    ...looks.flatMap((look, i): Cast[] => {
      const of = named[i]?.person;
      const members = of ? membersOf(of, beings[i], look, seed) : [look];
      return members.map((person) => ({
        figure: person.figure,
        // animals of a kind are alike
        count: HUMANS.has(person.figure) ? 1 : howMany(of, beings[i]),
        person,
        // people have their calling's clothes in their look
        ...((!HUMANS.has(person.figure) || beings[i]?.outfit === 'archer') &&
          beings[i]?.outfit && { outfit: beings[i].outfit }),
        ...(person.trait && { trait: person.trait }),
        ...(person.colour && { colour: person.colour }),
        ...(beings[i]?.little && youth(beings[i], beings)),
        ...(beings[i]?.faced && { faced: true }),
      }));
    }),
    ...plan.cast.flatMap((cast) => strangers(cast, looks, (i) => howMany(named[i]?.person, beings[i]))),
  ];
  meanWhoIsNamed(plan, looks);
  armArchers(plan);
  carry(plan, rest.toLowerCase().normalize('NFKC'));
  const tied = markRow(plan);
  // in a cinema one sits
  const said = poseIn(rest);
  const pose = said === 'stand' && tied.interior === 'cinema' ? 'sit' : said;
  // in space nobody is outside of what they fly in
  const flies = tied.setting === 'space' && tied.relations?.some(({ to }) => to === 'rocket');
  const distance =
    (flies ? 'full' : distanceIn(prompt)) ?? (isTied(tied) && !tied.closeUp ? 'full' : undefined);
  // portraits without a place and time are in daylight, unless the moon shines
  if (!tied.setting && !distance && !tied.sky.some((one) => NIGHTLY.has(one))) tied.time ??= 'noon';
  const shown = { ...(distance && { distance }), pose, behind: isBehind(rest) };
  const acting = letAnimalsAct(letDress(letEat(tied)));
  const cast = letEachAct(joinHands(acting.cast, acting.relations, pose), acting.acts ?? [], pose, rest);
  return { ...acting, cast, shown };
}

const NIGHTLY: ReadonlySet<SkyThing> = new Set<SkyThing>([
  'moon',
  'stars',
  'aurora',
  'fireflies',
  'fireworks',
]);

/** Somebody of whom the words of a frame, "from the waist up", tell nothing else. */
const isAnybody = ({ figure, trait, outfit }: Cast): boolean => figure === 'person' && !trait && !outfit;

/** A thing that is somebody and has no figure is left out, too. */
const HAS_FACE = /\bwith an? face\b|[有长]着?脸的/iu;

/** A detail's hands or feet as those of whoever is named. */
function withOwner(detail: ScenePlan, person: PicturePerson | undefined, seed: number): ScenePlan {
  const [thing] = detail.cast;
  if (!person || !(thing?.figure === 'bareHands' || thing?.figure === 'bareFeet')) return detail;
  const being = beingOf(person);
  if (being && !HUMANS.has(being.figure)) return detail;
  return { ...detail, cast: [{ ...thing, person: personLook(person, being, seed) }] };
}

/** How small a young animal is: beside a grown one of its kind, or several of them, as small as the young are. */
const youth = (
  being: Being | undefined,
  all: readonly (Being | undefined)[],
): Pick<Cast, 'young' | 'little'> =>
  all.some((one) => one && one !== being && one.figure === being?.figure && !one.little)
    ? { young: true }
    : { little: true };

/** Whether people have somebody or something in their hands, which no face shows. */
const isTied = ({ cast, relations = [] }: ScenePlan): boolean =>
  cast.some(({ kin }) => kin) ||
  relations.some(({ who, how, part }) => part !== undefined || (how === 'holds' && HUMANS.has(who)));

/** Assigns relations of "she" or "the girl" to the named person. */
function meanWhoIsNamed(plan: ScenePlan, [first]: readonly PersonLook[]): void {
  if (!first || !plan.relations) return;
  plan.relations = plan.relations.map((one) =>
    one.by === undefined &&
    PEOPLE.has(one.who) &&
    !plan.cast.some(({ figure, person }) => figure === one.who && !person)
      ? { who: first.figure, by: first.name, how: one.how, to: one.to }
      : one,
  );
}

/** A named person, and where they are named in the text: who does something is said beside one of the names. */
interface Found {
  person: PicturePerson;
  at: readonly { start: number; end: number }[];
}

/** The named people in order of the text, and the text without their names and descriptions. */
function namedIn(prompt: string, people: readonly PicturePerson[]): { named: Found[]; rest: string } {
  let rest = prompt;
  const found: Found[] = [];
  const longestFirst = [...people].sort((a, b) => b.name.length - a.name.length);
  for (const person of longestFirst) {
    const words = person.look.words.trim();
    // descriptions follow the words of a shot, and "Wolf" is one
    const told = words ? rest.lastIndexOf(words) : -1;
    if (told >= 0) rest = rest.slice(0, told) + blank(words) + rest.slice(told + words.length);
    const at: { start: number; end: number }[] = [];
    for (const name of namePatterns(person, people)) {
      for (const { 0: called, index } of rest.matchAll(name))
        at.push({ start: index, end: index + called.length });
      rest = rest.replace(name, blank);
    }
    at.sort((a, b) => a.start - b.start);
    // whom the words only refuse is not here, whatever they add of their looks
    const here = at.filter((place) => !isRefused(prompt, place) && !isSought(prompt, place));
    if (here.length > 0) found.push({ person, at: here });
    else if (told >= 0 && at.length === 0)
      found.push({ person, at: [{ start: told, end: told + words.length }] });
  }
  const seen = inFrame(found, prompt).sort((a, b) => firstOf(a) - firstOf(b));
  return { named: seen.slice(0, MOST), rest };
}

/** Whether somebody is only looked for there. */
const isSought = (prompt: string, { start, end }: { start: number; end: number }): boolean =>
  isLookedForByName(prompt.slice(0, start), prompt.slice(end));

/** Those of the people whom the words put into the frame; all if they put nobody there. */
function inFrame(found: readonly Found[], prompt: string): Found[] {
  const frame = frameIn(prompt);
  const framed = frame
    ? found.filter(({ at }) => at.some(({ start, end }) => start >= frame.start && end <= frame.end))
    : [];
  return framed.length > 0 ? framed : [...found];
}

const firstOf = ({ at: [first] }: Found): number => first?.start ?? 0;

/** Blanks of the same length, so that indexes stay valid. */
const blank = (found: string): string => ' '.repeat(found.length);

/** What a person of a story always wears, as their description says. */
const wornAlways = ({ name, look }: PicturePerson): Wears[] =>
  (understand(look.words, '', [{ figure: 'person', name, start: 0, end: 0 }]).wears ?? []).map(
    ({ what, colour }) => ({ what, ...(colour && { colour }), by: name }),
  );

/** What remains of a cast entry such as "the girl" after the named people are subtracted. */
function strangers(cast: Cast, looks: readonly PersonLook[], many: (i: number) => number): Cast[] {
  // "my hamster is the best pet"
  if (cast.general === 'animal' && looks.some(({ figure }) => !PEOPLE.has(figure))) return [];
  // of things only one that is somebody of the story is meant
  if (!ANIMATE.has(cast.figure) && !looks.some(({ figure }) => figure === cast.figure)) return [cast];
  const left =
    cast.count - looks.reduce((sum, look, i) => sum + (meant(cast, look) ? Math.max(1, many(i)) : 0), 0);
  return left > 0 ? [{ ...cast, count: left }] : [];
}

function meant({ figure, trait }: Cast, look: PersonLook): boolean {
  const human = (one: string) => one === 'person' || one === 'child';
  // who wears the helmet is the astronaut
  if (figure === 'astronaut' && look.hat === 'bubble') return true;
  if (!human(figure) || !human(look.figure)) return figure === look.figure || figure === 'person';
  if (trait === undefined) return true;
  return (!isOld(trait) || look.old) && (isWoman(trait) ?? look.woman) === look.woman;
}
