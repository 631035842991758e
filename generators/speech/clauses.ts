/** Words of one language inside a clause. */
export interface Run {
  text: string;
  language: 'zh' | 'en';
}

/** A part of a text between pauses, and the normal length of the pause after it, in seconds. */
export interface Clause {
  text: string;
  runs: Run[];
  pause: number;
}

const LONGEST = 120;
const ends = /(?<=[。！？!?；;…\n])|(?<=\.)(?=\s|$)|(?<=[，、,：:—])(?!\d)/u;
const speakable = /[\p{L}\p{N}]/u;

/** Splits a text at pauses. Drops clauses without words, and characters that cannot be spoken. */
export function clausesOf(text: string): Clause[] {
  return clean(text)
    .split(ends)
    .flatMap(shorten)
    .map((part) => part.trim())
    .filter((part) => speakable.test(part))
    .map((part) => ({ text: part, runs: runsOf(part), pause: pauseAfter(part) }));
}

/** Seconds. */
const SENTENCE_PAUSE = 0.42;

/** Groups clauses into sentences. */
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

/** Removes angle brackets, which eSpeak NG parses as markup, and emoji, whose names it would read. */
const clean = (text: string): string =>
  text.normalize('NFC').replace(/[<>&\p{Cf}]|(?!\p{L})\p{Extended_Pictographic}|(?!\n)\p{Cc}/gu, ' ');

/** Cuts a clause that is too long at a space, or else anywhere. */
function shorten(part: string): string[] {
  const points = [...part];
  if (points.length <= LONGEST) return [part];
  const space = points.lastIndexOf(' ', LONGEST);
  const cut = space > LONGEST / 2 ? space : LONGEST;
  return [points.slice(0, cut).join(''), ...shorten(points.slice(cut).join(''))];
}

/** Splits a clause by language. Digits and punctuation join the preceding run, or at the start the following one. */
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
