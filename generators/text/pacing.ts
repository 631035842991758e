/** Limits the number of shots: short beats are joined. Lengths are characters (zh) or words (en). */

import type { Beat } from './beats.ts';
import { lengthOf } from './clauses.ts';
import { SHOTS } from './limits.ts';

const SHORT = { zh: 9, en: 6 } as const;
/** Most length of a joined beat. */
const FULL = { zh: 30, en: 18 } as const;

type Language = 'en' | 'zh';

/**
 * Joins short beats while there are more than a few, what one shot can tell while there are many, and others if there are more than
 * `most`.
 */
export const pace = (beats: readonly Beat[], language: Language, most: number = SHOTS.most): Beat[] =>
  squeeze(evenOut(joinShort(beats, language), language, Math.min(most, SHOTS.many)), language, most);

function joinShort(beats: readonly Beat[], language: Language): Beat[] {
  const joined: Beat[] = [];
  // what is short because the story is needs no joining
  let left = beats.length;
  for (const beat of beats) {
    const last = joined.at(-1);
    const short =
      last && Math.min(lengthOf(last.text, language), lengthOf(beat.text, language)) <= SHORT[language];
    if (last && short && left > SHOTS.few && canJoin(last, beat, language)) {
      joined[joined.length - 1] = join(last, beat, language);
      left -= 1;
    } else joined.push(beat);
  }
  return joined;
}

const canJoin = (a: Beat, b: Beat, language: Language): boolean =>
  a.kind === 'narration' &&
  b.kind === 'narration' &&
  !b.newScene &&
  a.paragraph === b.paragraph &&
  lengthOf(a.text, language) + lengthOf(b.text, language) <= FULL[language];

function join(a: Beat, b: Beat, language: Language): Beat {
  const space = language === 'zh' ? '' : ' ';
  return {
    ...b,
    text: [a.text, b.text].filter(Boolean).join(space),
    people: [...new Set([...a.people, ...b.people])],
    feeling: b.feeling ?? a.feeling,
    actions: [...new Set([...a.actions, ...b.actions])],
    detail: a.detail ?? b.detail,
    newScene: a.newScene,
    newPlace: a.newPlace,
    ...(a.leap && { leap: a.leap }),
  };
}

/** Joins the shortest neighbours that one shot can tell, until there are at most `many` beats or none are left. */
function evenOut(beats: Beat[], language: Language, many: number): Beat[] {
  while (beats.length > many) {
    const sizes = beats.slice(1).map((beat, index) => {
      const before = beats[index];
      return before && canJoin(before, beat, language)
        ? lengthOf(before.text, language) + lengthOf(beat.text, language)
        : Number.POSITIVE_INFINITY;
    });
    const at = sizes.indexOf(Math.min(...sizes));
    const [a, b] = [beats[at], beats[at + 1]];
    if (!a || !b || sizes[at] === Number.POSITIVE_INFINITY) break;
    beats.splice(at, 2, join(a, b, language));
  }
  return beats;
}

/** What joins cost, as lengths: lines of two speakers are joined only where nothing else is left, scenes only among short beats. */
const COST = { speakers: 1000, scenes: 1.5 } as const;

/** Joins the shortest neighbours until there are at most `most` beats. */
function squeeze(beats: Beat[], language: Language, most: number): Beat[] {
  while (beats.length > most) {
    const sizes = beats.slice(1).map((beat, index) => {
      const before = beats[index];
      if (!before) return Number.POSITIVE_INFINITY;
      // a view of the place tells nothing, and goes first
      const silent = before.text === '';
      const stranger =
        silent || (before.kind === beat.kind && before.speaker === beat.speaker) ? 0 : COST.speakers;
      return (
        lengthOf(before.text, language) +
        lengthOf(beat.text, language) +
        stranger +
        (beat.newScene ? COST.scenes * FULL[language] : 0)
      );
    });
    const at = sizes.indexOf(Math.min(...sizes));
    const [a, b] = [beats[at], beats[at + 1]];
    if (!a || !b) break;
    // a line of dialogue has one speaker: the joined line belongs to the first
    const joined =
      a.text === ''
        ? { ...b, newScene: a.newScene, newPlace: a.newPlace }
        : a.kind === b.kind && a.speaker === b.speaker
          ? join(a, b, language)
          : join(a, { ...b, kind: a.kind, speaker: a.speaker }, language);
    beats.splice(at, 2, joined);
  }
  return beats;
}
