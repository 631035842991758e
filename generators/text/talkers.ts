/** Those who speak in a story that is nothing but quotes: two who talk in turns. */
import type { Person } from './person.ts';
import type { Piece } from './segment.ts';
import type { Language } from './words.ts';

/** Who speaks, whom they speak to, and who is seen. */
interface Spoken {
  speaker: Person | null;
  listener: Person | null;
  people: Person[];
}

const NAMES = { en: ['Speaker A', 'Speaker B'], zh: ['甲', '乙'] } as const;

const talker = (name: string): Person => ({
  name,
  gender: null,
  age: 'adult',
  usual: null,
  aliases: [],
  named: true,
  post: '',
});

/**
 * Gives the quotes of a story in which nobody is told of to two people in turn.
 * @param parts what the beats were read from
 * @returns null for any other story
 */
export function talkersOf<Beat extends Spoken>(
  beats: readonly Beat[],
  parts: readonly Piece[],
  language: Language,
): { beats: Beat[]; people: Person[] } | null {
  const isTalk = parts.every(({ kind, text, before, after }) =>
    kind === 'speech' ? `${before}${after}`.trim() === '' : text === '',
  );
  const turns = parts.filter(({ kind, goesOn }) => kind === 'speech' && !goesOn).length;
  if (!isTalk || turns === 0) return null;
  const people = NAMES[language].slice(0, Math.min(2, turns)).map(talker);
  let turn = -1;
  const spoken = beats.map((beat, index): Beat => {
    const part = parts[index];
    if (part?.kind !== 'speech') return beat;
    if (!part.goesOn) turn += 1;
    const [speaker = null, other = null] = turn % 2 === 0 ? people : [...people].reverse();
    return { ...beat, speaker, listener: other, people: [speaker, other].flatMap((one) => one ?? []) };
  });
  return { beats: spoken, people };
}
