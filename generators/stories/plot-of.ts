import { swims } from './conditions.ts';
import { FIRST, LATER, type Met, type PlotWords } from './plot-words.ts';
import type { Plot } from './shapes.ts';
import type { Somebody } from './somebody.ts';
import { thingIn } from './sought.ts';
import type { Told } from './told.ts';
import type { Wish } from './wish.ts';

/** A dragon or a visitor from space alone: a child finds it. */
const isMarvel = ({ creature, the }: Somebody): boolean => creature && MARVEL.test(the);
/** What brings a person and an animal together. */
const MEETS =
  /\bfinds?\b|\bmeets?\b|\brescues?\b|\bsaves?\b|\badopts?\b|\braises?\b|\bbefriends?\b|\bhelps?\b|\bdiscovers?\b|\bcrash|\blands?\b|\bhides?\b|\bfriend|救|捡|收养|遇|养|陪|发现|朋友|掉|坠|帮/iu;
const MARVEL = /dragon|monster|alien|dinosaur|龙|怪物|怪兽|小怪|外星/iu;
/** Shapes of what could be told of many ideas: what somebody wants and what is in the way tells more. */
const WISHES: ReadonlySet<Plot> = new Set<Plot>(['teach', 'dream', 'home', 'secret', 'quest']);
const found = (rows: readonly PlotWords[], idea: string, met: Met): Plot | undefined =>
  rows.find(({ words, of }) => words.test(idea) && (!of || of(met)))?.plot;

/**
 * The shape of the story of an idea.
 * @param told what it tells; where no word says another shape, what happens is what the story is about, and perseverance where
 * something is only so. A title alone is of a day, or of an old thing.
 */
export function plotOf(idea: string, met: Met, { happens, text }: Told, wish: Wish | null): Plot {
  const inWater = swims(met.hero);
  const hindered = wish !== null && wish.hindrance !== 'none' && !inWater;
  const first = found(FIRST, idea, met);
  if (first) return hindered && WISHES.has(first) ? 'wish' : first;
  const { hero, other } = met;
  const meets = !happens || MEETS.test(idea);
  if (meets && (other ? !other.kin && hero.creature !== other.creature : isMarvel(hero))) return 'befriend';
  const later = found(LATER, idea, met);
  if (later) return hindered && WISHES.has(later) ? 'wish' : later;
  if (text !== '') {
    // what else happens, happens on land
    if (!happens || inWater) return hindered ? 'wish' : 'dream';
    return wish ? 'wish' : 'adventure';
  }
  return thingIn(idea, /\p{Script=Han}/u.test(idea) ? 'zh' : 'en') ? 'keepsake' : 'day';
}
