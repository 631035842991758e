/** Which color of a text is whose. */
import type { Rgb } from '../light/colour.ts';
import type { Match } from './match.ts';
import type { Sense } from './senses.ts';

/** The color directly before a thing: "red sports car", 红色的车. */
export function colourBefore(text: string, matches: readonly Match<Sense[]>[], i: number): Rgb | undefined {
  for (let j = i - 1; j >= 0; j--) {
    const before = matches[j];
    if (!before) return undefined;
    const colour = before.means.find((sense) => sense.of === 'colour');
    if (colour) return colourOwner(text, matches, j) === matches[i] ? colour.is : undefined;
  }
  return undefined;
}

/** The thing that follows a color in the same phrase, if any. */
export function colourOwner(
  text: string,
  matches: readonly Match<Sense[]>[],
  i: number,
): Match<Sense[]> | undefined {
  const colour = matches[i];
  if (!colour) return undefined;
  for (const next of matches.slice(i + 1)) {
    const between = text.slice(colour.end, next.start);
    if (between.length > 14 || /[,.;，。；、]|\b(?:and|in|on|with|by|at|under|over)\b|在|和/.test(between))
      return undefined;
    if (next.means.some((sense) => sense.of === 'figure' || sense.of === 'worn')) return next;
    if (next.means.some((sense) => sense.of === 'setting' || sense.of === 'sky')) return undefined;
  }
  return undefined;
}
