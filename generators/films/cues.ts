import type { Cue, Speech } from './film.ts';
import { type Measure, pieces } from './wrap.ts';

/** Lines of a subtitle. */
export const MOST_LINES = 2;
/** Size of the letters, as a share of the film's shorter side. */
const LETTER = 0.056;
/** Width of a line, as a share of the film's. */
const LINE = 0.86;

/** How subtitles are laid out on a film of this size, in pixels. */
export const layout = (width: number, height: number) => {
  const letter = Math.round(Math.min(width, height) * LETTER);
  // Phones draw their own controls over the foot of an upright film.
  const foot = Math.round(height * (height > width ? 0.16 : 0.07));
  return { letter, line: Math.floor(width * LINE), foot };
};

/** Widths in letters without a font: a Chinese one is a square, a Latin one a bit more than half. */
const inLetters: Measure = (text) =>
  [...text].reduce(
    (sum, one) => sum + (/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(one) ? 1 : 0.58),
    0,
  );

const SENTENCE = /[。！？!?…]["”’」』）)]*\s*$|\.\s*$/u;
const CLAUSE = /[，、；：,;:—]["”’」』）)]*\s*$/u;

/** The subtitles of a text that is heard from `start` seconds of the film on. */
export function cuesOf(narration: Speech, start: number, width: number, height: number): Cue[] {
  const { letter, line } = layout(width, height);
  // Somewhat less than fits, since words do not fill lines to the end.
  const most = Math.max(4, (line / letter) * MOST_LINES * 0.88);
  const texts = split(narration.text, most);
  const total = texts.reduce((sum, text) => sum + inLetters(text), 0) || 1;
  const timeAt = clock(narration);
  let said = 0;
  return texts.flatMap((text) => {
    const from = timeAt(said / total, 'start');
    said += inLetters(text);
    const shown = text.trim().replace(/[，。、,；;：:]$/u, '');
    return /[\p{L}\p{N}]/u.test(shown)
      ? [{ start: start + from, end: start + timeAt(said / total, 'end'), text: shown }]
      : [];
  });
}

/** Cuts a text at sentences, at clauses when a sentence is too wide, and at words when a clause is. */
function split(text: string, most: number): string[] {
  const done: string[] = [];
  let [sentence, clause] = ['', ''];
  const close = () => {
    if (sentence.trim()) done.push(sentence);
    sentence = '';
  };
  const take = (part: string) => {
    if (inLetters(sentence + part) > most) close();
    sentence += part;
  };
  for (const piece of pieces(text)) {
    if (inLetters(clause + piece) > most) {
      take(clause);
      clause = '';
    }
    clause += piece;
    if (!SENTENCE.test(piece) && !CLAUSE.test(piece)) continue;
    take(clause);
    clause = '';
    if (SENTENCE.test(piece)) close();
  }
  take(clause);
  close();
  return done;
}

/** When a share of the text has been said, in seconds: between the marks of the voice, or evenly. */
function clock({ seconds, marks }: Speech): (share: number, side: 'start' | 'end') => number {
  const total = (marks ?? []).reduce((sum, { text }) => sum + inLetters(text), 0);
  if (!marks || total === 0) return (share) => share * seconds;
  return (share, side) => {
    let said = 0;
    for (const [i, { text, start, end }] of marks.entries()) {
      const part = inLetters(text) / total;
      // Where two marks meet there is a pause: what ends there ends before it, what begins there begins after it.
      const here = side === 'end' ? share <= said + part + NEAR : share < said + part - NEAR;
      if (here || i === marks.length - 1)
        return start + Math.min(1, Math.max(0, (share - said) / part)) * (end - start);
      said += part;
    }
    return seconds;
  };
}

/** Shares closer than this are the same place in the text. */
const NEAR = 0.004;
