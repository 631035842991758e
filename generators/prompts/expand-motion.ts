import { saysMotion } from '../clips/motion-words.ts';
import { walksIn } from '../clips/walk-words.ts';
import { poseIn } from '../pictures/people/pose.ts';
import { createRandom } from '../pictures/random.ts';
import { understand } from '../pictures/words/understand.ts';
import { BREATHES, CAMERAS, FALLS, PACES, STIRS } from './motion-phrases.ts';
import type { Phrases } from './phrases.ts';
import type { ExpansionRequest } from './prompts.ts';

const PEOPLE: readonly string[] = ['person', 'child'];

/**
 * Expands the motion prompt of a clip: keeps its words, and adds motion in the picture and of the camera that it leaves open.
 * Rules and phrases, no model; the clip engine understands all of them. Pure and deterministic.
 * @param shows what the first frame shows; empty if unknown
 */
export function expandMotion({ prompt, seed, most, shows = '' }: ExpansionRequest): string {
  const words = prompt.trim().replace(/[\s,，.。;；]+$/u, '');
  const language = /\p{Script=Han}/u.test(words || shows) ? 'zh' : 'en';
  const comma = language === 'zh' ? '，' : ', ';
  const random = createRandom(seed);
  let expanded = words;
  for (const phrases of additions(words, shows)) {
    const one = random.pick(phrases[language]);
    const longer = expanded ? expanded + comma + one : one;
    if (longer.length <= most) expanded = longer;
  }
  return expanded;
}

function additions(words: string, shows: string): Phrases[] {
  const { setting, weather, cast } = understand([shows, words].filter(Boolean).join(', '));
  const people = cast.some(({ figure }) => PEOPLE.includes(figure));
  return [
    people && !walksIn(words) && poseIn(words) !== 'jump' ? BREATHES : null,
    setting && STIRS[setting],
    weather && FALLS[weather],
    saysMotion(words) ? null : CAMERAS,
    PACES,
  ].filter((one): one is Phrases => Boolean(one));
}
