/** A story cut into what can be shown: narration and speech, in order. */

export interface Piece {
  kind: 'narration' | 'speech';
  text: string;
  /** Of a speech: the narration of the same sentence before and after it, where the speaker is named. */
  before: string;
  after: string;
  paragraph: number;
}

const QUOTED = /[“「『"]([^“”「」『』"]+)[”」』"]/g;
const ENDS = /(?<=[。！？!?…]+[”」』"’)）]*)|(?<=(?<!\b(?:Mr|Mrs|Ms|Dr|St|vs|etc|No))\.["”’)]*)(?=\s|$)/u;
/** `Name: words` on a line of its own, as in a play. */
const PLAY_LINE = /^\s*([\p{Script=Han}\w .'-]{1,20}?)\s*[：:]\s*(?=\S)(.+)$/u;
/** Verbs of saying. */
export const SAYING_ZH = '说道|问道|答道|喊道|笑道|叫道|叹道|回答|告诉|说|问|答|喊|叫|嚷|吼|嘟囔|道';
export const SAYING_EN =
  'said|says|say|asked|asks|replied|replies|whispered|whispers|shouted|shouts|cried|cries|called|calls|answered|answers|told|tells|added|adds|murmured|murmurs|laughed|laughs|muttered|promised|begged';
const SAYS_BEFORE = new RegExp(
  `(?:${SAYING_ZH}|叹|笑|\\b(?:${SAYING_EN})\\b)[^。.!?！？]{0,14}[：:，,]?\\s*$`,
  'iu',
);
const SAYS_AFTER = new RegExp(`${SAYING_ZH}|叹|笑着|\\b(?:${SAYING_EN})\\b`, 'iu');

const trim = (text: string): string => text.replace(/^[\s，,、；;：:]+|\s+$/gu, '');
/** What was said up to a "she said" ends there: the comma was the sentence's, not the speaker's. */
const spoken = (words: string): string =>
  trim(words).replace(/[，,]$/u, (mark) => (mark === ',' ? '.' : '。'));

/** Cuts a text into sentences; the closing quote stays with its sentence. */
export const sentences = (text: string): string[] =>
  text
    .split(ENDS)
    .map((part) => part.trim())
    .filter(Boolean);

/** Cuts a story into pieces of narration and speech. */
export function pieces(story: string): Piece[] {
  const paragraphs = story
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
  return paragraphs.flatMap((text, paragraph) => playLine(text, paragraph) ?? prose(text, paragraph));
}

function playLine(text: string, paragraph: number): Piece[] | null {
  const [, name = '', words = ''] = PLAY_LINE.exec(text) ?? [];
  if (!words || /[“「『"]/.test(words) || SAYS_BEFORE.test(name)) return null;
  return [{ kind: 'speech', text: trim(words), before: name, after: '', paragraph }];
}

function prose(text: string, paragraph: number): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  const narrate = (part: string) => {
    for (const sentence of sentences(part)) {
      const told = trim(sentence);
      if (/[\p{L}\p{N}]/u.test(told))
        found.push({ kind: 'narration', text: told, before: '', after: '', paragraph });
    }
  };
  for (const match of text.matchAll(QUOTED)) {
    const [whole, words = ''] = match;
    const gap = text.slice(at, match.index);
    if (!isSpeech(words, gap)) continue;
    const before = sentences(gap).at(-1) ?? '';
    const last = found.at(-1);
    if (last?.kind === 'speech' && continues(gap) && /[，,：:]\s*$/u.test(last.after)) {
      // "Yes," she said, "but not today.": one speech in two halves
      last.text += `${/\p{Script=Han}/u.test(words) ? '' : ' '}${spoken(words)}`;
      at = match.index + whole.length;
      continue;
    }
    const opens = at === 0 || !continues(gap);
    const lead = opens && SAYS_BEFORE.test(gap) ? before : '';
    const rest = text.slice(match.index + whole.length);
    const after = lead ? '' : attributionAfter(rest);
    narrate(lead ? gap.slice(0, gap.lastIndexOf(before)) : gap);
    found.push({ kind: 'speech', text: spoken(words), before: lead, after, paragraph });
    at = match.index + whole.length + after.length;
  }
  narrate(text.slice(at));
  return found;
}

const continues = (gap: string): boolean => gap.trim() === '';

/** A quoted title or a single quoted word within a sentence is not somebody's words. */
const isSpeech = (words: string, gap: string): boolean =>
  /[。！？!?，,.…～~]\s*$/u.test(words) || SAYS_BEFORE.test(gap) || /[：:，,]\s*$/u.test(gap);

/** `she said, closing the door.` after a quote: everything up to the sentence's end, when it names who speaks. */
function attributionAfter(rest: string): string {
  const [sentence = ''] = /^[^。！？!?“「『"]*?(?:[。！？!?]|\.(?=\s|$)|(?=[“「『"])|$)/u.exec(rest) ?? [];
  return SAYS_AFTER.test(sentence.slice(0, 60)) ? sentence : '';
}
