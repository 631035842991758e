/** Width of a text, in the same measure as the limit. */
export type Measure = (text: string) => number;

/** Characters that must not start a line, and those that must not end one. */
const CLOSING = /^[\p{Pe}\p{Pf}，。！？、；：…—·,.!?;:%’”]/u;
const OPENING = /[\p{Ps}\p{Pi}‘“]$/u;

const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** Splits a text where a line may break: Chinese and English words with their punctuation. */
export function pieces(text: string): string[] {
  const found: string[] = [];
  for (const { segment } of words.segment(text.replace(/\s+/g, ' ').trim())) {
    const last = found.at(-1);
    if (last !== undefined && (segment === ' ' || CLOSING.test(segment) || OPENING.test(last)))
      found[found.length - 1] = last + segment;
    else found.push(segment);
  }
  return found;
}

/** Wraps a text into balanced lines no wider than `limit`. Breaks inside a word only if the word alone is too wide. */
export function wrap(text: string, limit: number, measure: Measure): string[] {
  const parts = pieces(text).flatMap((piece) => cut(piece, limit, measure));
  const count = fill(parts, limit, measure).length;
  // the narrowest limit with the same number of lines balances them
  let [low, high] = [limit / Math.max(1, count), limit];
  for (let i = 0; i < 8; i++) {
    const middle = (low + high) / 2;
    const lines = fill(parts, middle, measure);
    if (lines.length <= count && lines.every((line) => measure(line) <= middle)) high = middle;
    else low = middle;
  }
  return fill(parts, high, measure);
}

/** Returns how many lines `wrap` makes of a text. */
export const lineCount = (text: string, limit: number, measure: Measure): number =>
  fill(
    pieces(text).flatMap((piece) => cut(piece, limit, measure)),
    limit,
    measure,
  ).length;

function fill(parts: readonly string[], limit: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of parts) {
    if (line && measure((line + part).trimEnd()) > limit) {
      lines.push(line.trim());
      line = part;
    } else line += part;
  }
  return line.trim() ? [...lines, line.trim()] : lines;
}

function cut(piece: string, limit: number, measure: Measure): string[] {
  if (measure(piece.trimEnd()) <= limit) return [piece];
  const points = [...piece];
  let size = points.length - 1;
  while (size > 1 && measure(points.slice(0, size).join('')) > limit) size--;
  const rest = points.slice(size).join('');
  return rest ? [points.slice(0, size).join(''), ...cut(rest, limit, measure)] : [piece];
}
