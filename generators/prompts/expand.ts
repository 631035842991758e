import { createRandom, type Random } from '../pictures/random.ts';
import type { FigureName, Mood, ScenePlan, Season, Setting, Time, Weather } from '../pictures/words/plan.ts';
import { understand } from '../pictures/words/understand.ts';
import { FRAMES, LIGHTS, MOODS, type Phrases, PLACES, SEASONS, TIMES, WEATHERS } from './phrases.ts';
import type { ExpansionRequest } from './prompts.ts';

/** Places without a time of day, a weather or a season. */
const INDOORS: ReadonlySet<ScenePlan['setting']> = new Set([
  'room',
  'cabin',
  'table',
  'underwater',
  'space',
  'abstract',
  'portrait',
]);
/** Weathers and moods that may be added to a prompt that names none; the others change what a picture is about. */
const GENTLE_WEATHERS = ['clear', 'cloudy', 'fog'] as const satisfies readonly Weather[];
const GENTLE_MOODS = ['warm', 'cold', 'dreamy', 'vivid', 'pastel'] as const satisfies readonly Mood[];

/**
 * Expands a prompt: keeps its words, and adds light, weather, surroundings, mood and framing where it leaves them open. Rules and
 * phrases, no model; what it adds, the picture engine understands. Pure: the same seed gives the same words.
 * Phrases that no longer fit are left out.
 */
export function expandPrompt({ prompt, seed, most }: ExpansionRequest): string {
  const words = prompt.trim().replace(/[\s,，.。;；]+$/u, '');
  const language = /\p{Script=Han}/u.test(words) ? 'zh' : 'en';
  const comma = language === 'zh' ? '，' : ', ';
  const random = createRandom(seed);
  let expanded = words;
  for (const phrases of additions(understand(words), random)) {
    const longer = expanded + comma + random.pick(phrases[language]);
    if (longer.length <= most) expanded = longer;
  }
  return expanded;
}

/** The place that a thing brings along, where the prompt names none. */
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
/** Where a season shows. */
const GREEN: ReadonlySet<Setting | null> = new Set([
  'meadow',
  'garden',
  'forest',
  'mountain',
  'river',
] as const);

/** What the prompt leaves open, in the order in which one reads a picture. */
function additions(plan: ScenePlan, random: Random): Phrases[] {
  const brought = plan.cast.map(({ figure }) => PLACE_OF[figure]).find(Boolean);
  const setting = plan.setting ?? brought ?? null;
  const outdoors = !INDOORS.has(setting);
  const place = setting && PLACES[setting];
  const guess: readonly Time[] = plan.sky.includes('stars') ? ['night'] : ['dawn', 'noon', 'dusk'];
  const light = plan.time === null ? TIMES[random.pick(guess)] : LIGHTS[plan.time];
  const grows = outdoors && GREEN.has(setting) && plan.season === null && plan.weather !== 'snow';
  const phrases: (Phrases | null | undefined)[] = [
    place,
    outdoors ? light : null,
    outdoors && plan.weather === null ? WEATHERS[random.pick(GENTLE_WEATHERS)] : null,
    grows ? SEASONS[random.pick<Season>(['spring', 'summer', 'autumn'])] : null,
    plan.moods.length === 0 ? MOODS[random.pick(GENTLE_MOODS)] : null,
    plan.closeUp ? null : FRAMES,
  ];
  return phrases.filter((one): one is Phrases => one !== null && one !== undefined);
}
