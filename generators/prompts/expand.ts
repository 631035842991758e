import { createRandom, type Random } from '../pictures/random.ts';
import type { Mood, ScenePlan, Season, Time, Weather } from '../pictures/words/plan.ts';
import { understand } from '../pictures/words/understand.ts';
import { FRAMES, MOODS, type Phrases, PLACES, SEASONS, TIMES, WEATHERS } from './phrases.ts';
import type { ExpansionRequest } from './prompts.ts';

/** Places without a time of day, a weather or a season. */
const INDOORS: ReadonlySet<ScenePlan['setting']> = new Set([
  'room',
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

/** What the prompt leaves open, in the order in which one reads a picture. */
function additions(plan: ScenePlan, random: Random): Phrases[] {
  const outdoors = !INDOORS.has(plan.setting);
  const time =
    plan.time ?? random.pick<Time>(plan.sky.includes('stars') ? ['night'] : ['dawn', 'noon', 'dusk']);
  const place = plan.setting && PLACES[plan.setting];
  const [mood] = plan.moods;
  return [
    ...(place ? [place] : []),
    ...(outdoors && plan.time === null ? [TIMES[time]] : []),
    ...(outdoors && plan.weather === null
      ? [WEATHERS[random.pick<(typeof GENTLE_WEATHERS)[number]>(GENTLE_WEATHERS)]]
      : []),
    ...(outdoors &&
    plan.season === null &&
    plan.setting !== 'desert' &&
    plan.weather !== 'snow' &&
    random.chance(0.4)
      ? [SEASONS[random.pick<Season>(['spring', 'summer', 'autumn'])]]
      : []),
    ...(mood === undefined ? [MOODS[random.pick<Mood>(GENTLE_MOODS)]] : []),
    ...(plan.closeUp ? [] : [FRAMES]),
  ];
}
