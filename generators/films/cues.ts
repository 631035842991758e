import type { Cue, Speech } from './film.ts';
import { lineCount, type Measure, pieces } from './wrap.ts';

/** Most lines of a subtitle. */
export const MOST_LINES = 2;
/** Font size, as a share of the film's shorter side. */
const LETTER = 0.056;
/** Most width of a line, as a share of the film's width. */
const LINE = 0.86;

/** Layout of subtitles on a film of this size, in pixels: font size, line width, and distance from the bottom edge. */
export const layout = (width: number, height: number) => {
  const letter = Math.round(Math.min(width, height) * LETTER);
  // phones draw their player's controls over the bottom of a portrait film
  const foot = Math.round(height * (height > width ? 0.16 : 0.07));
  return { letter, line: Math.floor(width * LINE), foot };
};

/** Estimated width in ems: a Chinese character is square, a Latin letter a bit more than half as wide. */
const inLetters: Measure = (text) =>
  [...text].reduce(
    (sum, one) => sum + (/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(one) ? 1 : 0.58),
    0,
  );

const SENTENCE = /[。！？!?…]["”’」』）)]*\s*$|\.\s*$/u;
const CLAUSE = /[，、；：,;:—]["”’」』）)]*\s*$/u;

/** Splits speech into subtitles that fit the film's size. @param start seconds of the film at which the speech starts */
export function cuesOf(narration: Speech, start: number, width: number, height: number): Cue[] {
  const { letter, line } = layout(width, height);
  const limit = Math.max(2, line / letter);
  // the widths are estimates, so a subtitle takes less than two full lines
  const fits = (text: string) =>
    inLetters(text) <= limit * MOST_LINES * 0.88 && lineCount(text, limit, inLetters) <= MOST_LINES;
  const texts = split(narration.text, fits);
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

/** Splits a text at sentences; those that do not fit at clauses, and clauses that do not at words. */
function split(text: string, fits: (text: string) => boolean): string[] {
  const done: string[] = [];
  let [sentence, clause] = ['', ''];
  const close = () => {
    if (sentence.trim()) done.push(sentence);
    sentence = '';
  };
  const take = (part: string) => {
    if (!fits(sentence + part)) close();
    sentence += part;
  };
  for (const piece of pieces(text)) {
    if (!fits(clause + piece)) {
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

/** Returns the time in seconds at which a share of the text has been spoken, interpolated between the marks if there are any. */
function clock({ seconds, marks }: Speech): (share: number, side: 'start' | 'end') => number {
  const total = (marks ?? []).reduce((sum, { text }) => sum + inLetters(text), 0);
  if (!marks || total === 0) return (share) => share * seconds;
  return (share, side) => {
    let said = 0;
    for (const [i, { text, start, end }] of marks.entries()) {
      const part = inLetters(text) / total;
      // there is a pause between two marks: an end on their border is before it, a start after it
      const here = side === 'end' ? share <= said + part + NEAR : share < said + part - NEAR;
      if (here || i === marks.length - 1)
        return start + Math.min(1, Math.max(0, (share - said) / part)) * (end - start);
      said += part;
    }
    return seconds;
  };
}

/** Tolerance when comparing shares of the text. */
const NEAR = 0.004;
