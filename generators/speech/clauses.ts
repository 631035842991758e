/** Words of one language inside a clause. */
export interface Run {
  text: string;
  language: 'zh' | 'en';
}

/** What is said in one breath, and the usual pause after it in seconds. */
export interface Clause {
  text: string;
  runs: Run[];
  pause: number;
}

const LONGEST = 120;
const ends = /(?<=[。！？!?；;…\n])|(?<=\.)(?=\s|$)|(?<=[，、,：:—])(?!\d)/u;
const speakable = /[\p{L}\p{N}]/u;

/** Splits a text where a speaker breathes. Clauses without a word, and what no voice can read, are left out. */
export function clausesOf(text: string): Clause[] {
  return clean(text)
    .split(ends)
    .flatMap(shorten)
    .map((part) => part.trim())
    .filter((part) => speakable.test(part))
    .map((part) => ({ text: part, runs: runsOf(part), pause: pauseAfter(part) }));
}

/** The pause after a sentence. */
const SENTENCE_PAUSE = 0.42;

/** The clauses of each sentence. */
export function sentencesOf(clauses: readonly Clause[]): Clause[][] {
  const sentences: Clause[][] = [];
  let open: Clause[] = [];
  for (const clause of clauses) {
    open.push(clause);
    if (clause.pause < SENTENCE_PAUSE) continue;
    sentences.push(open);
    open = [];
  }
  return open.length > 0 ? [...sentences, open] : sentences;
}

/** Angle brackets would be read as markup, pictographs by their names. */
const clean = (text: string): string =>
  text.normalize('NFC').replace(/[<>&\p{Cf}]|(?!\p{L})\p{Extended_Pictographic}|(?!\n)\p{Cc}/gu, ' ');

/** A clause without an end for too long is cut at a space, or anywhere. */
function shorten(part: string): string[] {
  const points = [...part];
  if (points.length <= LONGEST) return [part];
  const space = points.lastIndexOf(' ', LONGEST);
  const cut = space > LONGEST / 2 ? space : LONGEST;
  return [points.slice(0, cut).join(''), ...shorten(points.slice(cut).join(''))];
}

/** Digits and marks go with the words before them, or after them at the beginning. */
function runsOf(clause: string): Run[] {
  const runs: Run[] = [];
  let waiting = '';
  for (const word of clause.match(
    /\p{Script=Han}+|\p{Script=Latin}[\p{Script=Latin}\p{M}'’]*|[^\p{Script=Han}\p{Script=Latin}]+/gu,
  ) ?? []) {
    const last = runs.at(-1);
    const language = /\p{Script=Han}/u.test(word) ? 'zh' : /\p{Script=Latin}/u.test(word) ? 'en' : undefined;
    if (!language && last) last.text += word;
    else if (!language) waiting += word;
    else if (last?.language === language) last.text += word;
    else {
      runs.push({ text: waiting + word, language });
      waiting = '';
    }
  }
  return runs.length > 0 ? runs : [{ text: waiting, language: 'en' }];
}

function pauseAfter(clause: string): number {
  if (/[。！？!?…\n.]["”’」』）)]*$/u.test(clause)) return SENTENCE_PAUSE;
  if (/[；;：:—]$/u.test(clause)) return 0.28;
  return /[，、,]$/u.test(clause) ? 0.18 : 0.05;
}
