/** Which color of a text is whose. */
import type { Rgb } from '../light/colour.ts';
import { WORN } from '../people/look-words.ts';
import { ANIMATE, PEOPLE } from './beings.ts';
import type { Match } from './match.ts';
import type { ScenePlan } from './plan.ts';
import type { Sense } from './senses.ts';

/** What stands between the colors of a list: "red, blue and yellow", 红色、蓝色和黄色, 红黄蓝. */
const LISTED = /^(?:色?的?(?:[、,]|和|与)?|\s*,?\s*(?:and|&)\s+|\s*,\s*)$/u;

/** A color of a thing, and where it is written. */
interface Coloured {
  colour: Rgb;
  start: number;
}

/** Words for two colors at once, which are also a mood of the whole picture. */
const TWO_TONE: ReadonlySet<string> = new Set(['black and white', '黑白']);

/** Whether a word for two colors is said of an animal: a black and white cat, 黑白相间的狗. */
export function isTwoTone(text: string, matches: readonly Match<Sense[]>[], i: number): boolean {
  const [match, next] = [matches[i], matches[i + 1]];
  return (
    match !== undefined &&
    next !== undefined &&
    TWO_TONE.has(match.word) &&
    /^(?:\s*|相间的?|色?的|花)$/u.test(text.slice(match.end, next.start)) &&
    next.means.some(
      (sense) => sense.of === 'figure' && ANIMATE.has(sense.is.figure) && !PEOPLE.has(sense.is.figure),
    )
  );
}

/** The color directly before a thing: "red sports car", 红色的车; the last of a list. */
export const colourBefore = (text: string, matches: readonly Match<Sense[]>[], i: number): Rgb | undefined =>
  coloursBefore(text, matches, i).at(-1)?.colour;

/** The colors directly before a thing, as they are written: "red, blue and yellow balloons". */
export function coloursBefore(text: string, matches: readonly Match<Sense[]>[], i: number): Coloured[] {
  const last = matches.slice(0, i).findLastIndex((match) => colourOf(match) !== undefined);
  if (last < 0 || colourOwner(text, matches, last) !== matches[i]) return [];
  const found: Coloured[] = [];
  for (let j = last; j >= 0; j--) {
    const [match, next] = [matches[j], matches[j + 1]];
    const colour = match && colourOf(match);
    if (!match || !colour || (j < last && !LISTED.test(text.slice(match.end, next?.start)))) break;
    found.unshift({ colour, start: match.start });
  }
  return found;
}

/** The color listed before a thing whose own name begins with another one: "black and orange cats". */
export function listedBefore(text: string, matches: readonly Match<Sense[]>[], i: number): Coloured[] {
  const [before, match] = [matches[i - 1], matches[i]];
  const colour = before && colourOf(before);
  const of = match && /^(?:[a-z]+ [a-z]|\p{Script=Han}{2})/u.test(match.word);
  return before && match && colour && of && LISTED.test(text.slice(before.end, match.start))
    ? [{ colour, start: before.start }]
    : [];
}

/** The thing that follows a color in the same phrase, if any; after a list it is whose all of them are. */
export function colourOwner(
  text: string,
  matches: readonly Match<Sense[]>[],
  i: number,
): Match<Sense[]> | undefined {
  const colour = matches[i];
  if (!colour) return undefined;
  const listed = matches[i + 1];
  if (listed && colourOf(listed) && LISTED.test(text.slice(colour.end, listed.start)))
    return colourOwner(text, matches, i + 1);
  for (const next of matches.slice(i + 1)) {
    const between = text.slice(colour.end, next.start);
    if (between.length > 14 || /[,.;，。；、]|\b(?:and|in|on|with|by|at|under|over)\b|在|和/.test(between))
      return undefined;
    if (next.means.some((sense) => sense.of === 'figure' || sense.of === 'worn' || sense.of === 'costume'))
      return next;
    if (next.means.some((sense) => sense.of === 'setting' || sense.of === 'sky')) return undefined;
  }
  return undefined;
}

const colourOf = ({ means }: Match<Sense[]>): Rgb | undefined =>
  means.find((sense) => sense.of === 'colour')?.is;

/** What may stand between a color and the moon or the sun that has it: "a red full moon", 红色的月亮. */
const TO_DISC = /^(?: (?:full |crescent |blood |rising |setting )?|色?的?(?:一?[轮个弯])?[大圆]?的?)$/u;

/** Whether a color is that of the moon or the sun. */
const isOfDisc = (text: string, { end }: Match<Sense[]>, next: Match<Sense[]> | undefined): boolean =>
  next !== undefined &&
  TO_DISC.test(text.slice(end, next.start)) &&
  next.means.some((sense) => sense.of === 'sky' && (sense.is === 'moon' || sense.is === 'sun'));

/** Gives a color that belongs to nobody to the moon or the sun after it, else to the whole picture. */
export function addColour(
  plan: ScenePlan,
  text: string,
  matches: readonly Match<Sense[]>[],
  i: number,
  colour: Rgb,
): void {
  const match = matches[i];
  if (!match || colourOwner(text, matches, i) || WORN.test(text.slice(match.end))) return;
  if (isOfDisc(text, match, matches[i + 1])) plan.disc ??= colour;
  else plan.colours.push(colour);
}
