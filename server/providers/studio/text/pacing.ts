/** How many shots a story gets: long sentences are cut, many short ones joined. */

import type { Beat } from './beats.ts';
import { SHOTS } from './limits.ts';

const LONG = { zh: 56, en: 34 } as const;
const SHORT = { zh: 9, en: 6 } as const;
/** A shot holds this much at most after joining. */
const FULL = { zh: 44, en: 26 } as const;

type Language = 'en' | 'zh';

/** Length in the language's own measure: characters, or words. */
export const lengthOf = (text: string, language: Language): number =>
  language === 'zh' ? [...text].length : text.split(/\s+/).filter(Boolean).length;

/** Brings the beats to a number and a length that can be filmed. */
export function pace(beats: readonly Beat[], language: Language): Beat[] {
  const cut = beats.flatMap((beat) => cutLong(beat, language));
  return squeeze(joinShort(cut, language), language);
}

/** A long narration becomes two shots at the clause nearest its middle; a long speech at a sentence. */
function cutLong(beat: Beat, language: Language): Beat[] {
  if (lengthOf(beat.text, language) <= LONG[language]) return [beat];
  const breaks = [...beat.text.matchAll(beat.kind === 'speech' ? /[。！？.!?;；]\s*/gu : /[，,；;]\s*/gu)]
    .map(({ 0: mark, index }) => index + mark.length)
    .filter((at) => at > 12 && at < beat.text.length - 12);
  const middle = beat.text.length / 2;
  const at = breaks.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  if (at === undefined) return [beat];
  const head = { ...beat, text: beat.text.slice(0, at).replace(/[，,；;\s]+$/u, '') };
  const tail = { ...beat, text: beat.text.slice(at).trim(), newScene: false, doing: '' };
  return [...cutLong(head, language), ...cutLong(tail, language)];
}

function joinShort(beats: readonly Beat[], language: Language): Beat[] {
  const joined: Beat[] = [];
  for (const beat of beats) {
    const last = joined.at(-1);
    const short =
      last && Math.min(lengthOf(last.text, language), lengthOf(beat.text, language)) <= SHORT[language];
    if (last && short && canJoin(last, beat, language))
      joined[joined.length - 1] = join(last, beat, language);
    else joined.push(beat);
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
    text: `${a.text}${space}${b.text}`,
    people: [...new Set([...a.people, ...b.people])],
    feeling: b.feeling ?? a.feeling,
    actions: [...new Set([...a.actions, ...b.actions])],
    detail: a.detail ?? b.detail,
    newScene: a.newScene,
  };
}

/** Above the most there may be, the two neighbours that are shortest together are joined, again and again. */
function squeeze(beats: Beat[], language: Language): Beat[] {
  while (beats.length > SHOTS.most) {
    const sizes = beats.slice(1).map((beat, index) => {
      const before = beats[index];
      if (!before) return Number.POSITIVE_INFINITY;
      const stranger = before.kind === beat.kind && before.speaker === beat.speaker ? 0 : 1000;
      return (
        lengthOf(before.text, language) + lengthOf(beat.text, language) + stranger + (beat.newScene ? 500 : 0)
      );
    });
    const at = sizes.indexOf(Math.min(...sizes));
    const [a, b] = [beats[at], beats[at + 1]];
    if (!a || !b) break;
    // what two different people say cannot be one line of dialogue: the first one's words stay, told as what happens
    const joined =
      a.kind === b.kind && a.speaker === b.speaker
        ? join(a, b, language)
        : join(a, { ...b, kind: a.kind, speaker: a.speaker }, language);
    beats.splice(at, 2, joined);
  }
  return beats;
}
