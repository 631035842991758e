import { createRandom, hashText, mixSeed, type Random } from '../pictures/random.ts';
import { homes } from '../pictures/words/homes.ts';
import type { FigureName, Mood, ScenePlan, Season, Setting, Time, Weather } from '../pictures/words/plan.ts';
import type { SkyThing } from '../pictures/words/sky-things.ts';
import { understand } from '../pictures/words/understand.ts';
import {
  BEHIND_FACES,
  FRAMES,
  INDOOR_LIGHTS,
  LIGHTS,
  MOODS,
  NEAR_FRAMES,
  type Phrases,
  PLACES,
  SEASONS,
  TIMES,
  WEATHERS,
} from './phrases.ts';
import type { ExpansionRequest } from './prompts.ts';

/** Places without a weather or a season, lit from within. */
const LIT: ReadonlySet<ScenePlan['setting']> = new Set(['room', 'table']);
/** Places without a time of day, a weather or a season. */
const INDOORS: ReadonlySet<ScenePlan['setting']> = new Set([
  'room',
  'cabin',
  'table',
  'underwater',
  'space',
  'abstract',
  'portrait',
  'plain',
]);
/** Weather and moods that may be added to a prompt without one; the others would change the subject. */
const GENTLE_WEATHERS = ['clear', 'cloudy', 'fog'] as const satisfies readonly Weather[];
const GENTLE_MOODS = ['warm', 'cold', 'dreamy', 'vivid', 'pastel'] as const satisfies readonly Mood[];

/**
 * Expands a prompt: keeps its words, and adds light, weather, surroundings, mood and framing that it leaves open. Rules and
 * phrases, no model; the picture engine understands all of them. Pure and deterministic. Drops phrases that exceed `most`.
 */
export function expandPrompt({ prompt, seed, most }: ExpansionRequest): string {
  const words = prompt.trim().replace(/[\s,，.。;；]+$/u, '');
  const language = /\p{Script=Han}/u.test(words) ? 'zh' : 'en';
  const comma = language === 'zh' ? '，' : ', ';
  const random = createRandom(mixSeed(seed, hashText(words)));
  let expanded = words;
  for (const phrases of additions(understand(words), random)) {
    const longer = expanded + comma + random.pick(phrases[language]);
    if (longer.length <= most) expanded = longer;
  }
  return expanded;
}

/** The setting that a subject implies, if the prompt names none. */
const PLACE_OF: Partial<Record<FigureName, Setting>> = {
  lighthouse: 'sea',
  ship: 'sea',
  boat: 'sea',
  whale: 'underwater',
  castle: 'mountain',
  windmill: 'meadow',
  tent: 'forest',
  deer: 'forest',
  bus: 'street',
  car: 'street',
  astronaut: 'space',
  rocket: 'space',
};
/** Things in the sky that are seen by night. */
const NIGHTLY: ReadonlySet<SkyThing> = new Set([
  'moon',
  'stars',
  'aurora',
  'meteor',
  'fireworks',
  'fireflies',
] as const);
/** Settings with plants, which show the season. */
const GREEN: ReadonlySet<Setting | null> = new Set([
  'meadow',
  'garden',
  'forest',
  'mountain',
  'river',
] as const);

/** Where the picture engine sets a thing if nobody says: a cake stands on a table. */
const homeOf = (figure: FigureName): Setting | undefined => {
  const [home, ...others] = homes[figure] ?? [];
  return PLACE_OF[figure] ?? (others.length === 0 ? home : undefined);
};

/** Phrases for what the prompt leaves open: surroundings first, framing last. */
function additions(plan: ScenePlan, random: Random): Phrases[] {
  const brought = plan.cast.map(({ figure }) => homeOf(figure)).find(Boolean);
  const setting = plan.setting ?? brought ?? null;
  const outdoors = !INDOORS.has(setting);
  // a face fills its picture, and ink leaves out what is not needed
  const [face, ink] = [plan.closeUp && setting === null, plan.moods.includes('ink')];
  const light = plan.time === null ? TIMES[random.pick(timesOf(plan))] : LIGHTS[plan.time];
  const air = ink ? 'fog' : random.pick(GENTLE_WEATHERS);
  const grows = outdoors && GREEN.has(setting) && plan.season === null && plan.weather !== 'snow';
  const phrases: (Phrases | null | undefined)[] = [
    face ? BEHIND_FACES : setting && PLACES[setting],
    LIT.has(setting) && plan.time === null ? INDOOR_LIGHTS : null,
    outdoors && !(ink && plan.time === null) ? light : null,
    outdoors && !face && plan.weather === null ? WEATHERS[air] : null,
    grows ? SEASONS[random.pick<Season>(['spring', 'summer', 'autumn'])] : null,
    plan.moods.length > 0 ? null : MOODS[plan.weather === 'storm' ? 'gloomy' : random.pick(GENTLE_MOODS)],
    plan.closeUp || setting === 'plain' ? null : outdoors ? FRAMES : NEAR_FRAMES,
  ];
  return phrases.filter((one): one is Phrases => one !== null && one !== undefined);
}

/** The times of day that go with what a prompt shows: stars and neon are of the night. */
const timesOf = ({ sky, moods }: ScenePlan): readonly Time[] =>
  moods.includes('neon') || sky.some((thing) => NIGHTLY.has(thing)) ? ['night'] : ['dawn', 'noon', 'dusk'];
