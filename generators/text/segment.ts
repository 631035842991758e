/** A story cut into what can be shown: narration and speech, in order. */

export interface Piece {
  kind: 'narration' | 'speech';
  text: string;
  /** Of a speech: the narration of the same sentence before and after it, where the speaker is named. */
  before: string;
  after: string;
  paragraph: number;
  /** The sentence's second half, whose subject the first half names. */
  goesOn?: boolean;
}

/** Words in quotes of any style; single ones may hold apostrophes. */
const QUOTED =
  /[“「『"«]([^“”「」『』"«»]+)[”」』"»]|(?<![\w’'])['‘]((?:[^'‘’\n]|(?<=\w)['’](?=\w))+)['’](?!\w)/gu;
const ENDS = /(?<=[。！？!?…]+[”」』"’)）]*)|(?<=(?<!\b(?:Mr|Mrs|Ms|Dr|St|vs|etc|No))\.["”’)]*)(?=\s|$)/u;
/** `Name: words` on a line of its own, as in a play. */
const PLAY_LINE = /^\s*([\p{L}\p{M}\w .·'’-]{1,28}?)\s*[：:]\s*(?=\S)(.+)$/u;
/** Verbs of saying. */
export const SAYING_ZH =
  '说道|问道|答道|喊道|笑道|叫道|叹道|应道|喝道|低语|喃喃|嘀咕|解释|提醒|安慰|惊呼|回应|吩咐|嘱咐|感叹|回答|告诉|说|问|答|喊|叫|嚷|吼|嘟囔|道';
export const SAYING_EN =
  'said|says|say|asked|asks|replied|replies|whispered|whispers|shouted|shouts|cried|cries|called|calls|answered|answers|told|tells|added|adds|murmured|murmurs|laughed|laughs|mutters|muttered|promises|promised|begs|begged|yelled|yells|screamed|screams|gasped|gasps|sighed|sighs|explained|explains|warned|warns|exclaimed|exclaims|continued|continues|agreed|agrees|announced|announces|growled|growls|insisted|insists|repeated|repeats|breathed|breathes|snapped|snaps|ordered|orders|demanded|demands|admitted|admits|mumbled|mumbles|hissed|hisses|wondered';
const SAYS_BEFORE = new RegExp(
  `(?:${SAYING_ZH}|叹|笑|\\b(?:${SAYING_EN})\\b)[^。.!?！？]{0,14}[：:，,]?\\s*$`,
  'iu',
);
/** "He did not answer" is nobody's speech. */
const SAYS_NOTHING =
  /没有?(?:再|人)?(?:说|回答|答|应)|不(?:说话|回答|答)|\b(?:said|says) nothing\b|\b(?:did not|didn['’]t|nobody|no one|never)\s(?:answer|reply|say)/iu;
const SAYS_AFTER = new RegExp(`${SAYING_ZH}|叹|笑着|\\b(?:${SAYING_EN})\\b`, 'iu');

/** `he asked: who wrote it?`, as people type it: the sentence after the colon is what is said. */
const SAID_UNQUOTED = new RegExp(
  `((?:${SAYING_ZH}|叹|笑|\\b(?:${SAYING_EN})\\b)[^。.!?！？：:“”「」『』"\\n]{0,14}[：:])[ \\t]*([^\\s“「『"'‘](?:[^。！？!?….\\n“”「」『』"]|\\.(?=\\S))*[。！？!?….]*)`,
  'giu',
);
const quoteSaid = (text: string): string => text.replace(SAID_UNQUOTED, '$1“$2”');

/** Narration that led to a quote ends where it stops. */
const finished = (text: string): string => text.replace(/[，：、]+$/u, '。').replace(/[,:]+$/u, '.');
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
  return paragraphs.flatMap(
    (text, paragraph) => playLine(text, paragraph) ?? prose(quoteSaid(text), paragraph),
  );
}

/** What stands before a colon in a play and is nobody's name. */
const HEADING =
  /^(?:setting|scene\b.*|time|place|int\b.*|ext\b.*|note|title|narrator|voice[- ]?over|旁白|画外音|场景.*|时间|地点|字幕|标题|第.{1,3}[幕场])$/i;

/** Who speaks in a story that is written as a play, in capitals or not. */
export const playNames = (story: string): string[] => [
  ...new Set(
    story.split(/\n+/).flatMap((line) => {
      const [, name = '', words = ''] = PLAY_LINE.exec(line.trim()) ?? [];
      return isSpoken(name, words) &&
        /^(?:\p{Lu}|\p{Script=Han}{1,4}$)/u.test(name) &&
        name.split(' ').length < 4
        ? [name]
        : [];
    }),
  ),
];

const isSpoken = (name: string, words: string): boolean =>
  words !== '' && !/[“「『"]/.test(words) && !SAYS_BEFORE.test(name) && !HEADING.test(name.trim());

function playLine(text: string, paragraph: number): Piece[] | null {
  const [, name = '', words = ''] = PLAY_LINE.exec(text) ?? [];
  if (words && HEADING.test(name.trim())) return prose(words, paragraph);
  if (!isSpoken(name, words)) return null;
  return [{ kind: 'speech', text: trim(words), before: name, after: '', paragraph }];
}

function prose(text: string, paragraph: number): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  const narrate = (part: string) => {
    for (const sentence of sentences(part)) {
      const told = finished(trim(sentence));
      if (/[\p{L}\p{N}]/u.test(told))
        found.push({ kind: 'narration', text: told, before: '', after: '', paragraph });
    }
  };
  for (const match of text.matchAll(QUOTED)) {
    const [whole, double = '', single = ''] = match;
    const words = double || single;
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
    // a colon has said already whose words these are; an English speech that has ended is followed by another sentence
    const closed = lead !== '' || /[：:]\s*$/u.test(gap) || /[a-z]\.$/i.test(words.trim());
    const after = closed ? '' : attributionAfter(rest, /[，,]$/u.test(words.trim()));
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

/**
 * `she said, closing the door.` after a quote: everything up to the sentence's end, when it names who speaks.
 * @param open the quote ended in a comma: what stands between it and the next one tells of its speaker, whatever the verb
 */
function attributionAfter(rest: string, open: boolean): string {
  const [sentence = ''] = /^[^。！？!?“「『"]*?(?:[。！？!?]|\.(?=\s|$)|(?=[“「『"])|$)/u.exec(rest) ?? [];
  if (open && /[，,]\s*$/u.test(sentence) && /^[“「『"'‘]/u.test(rest.slice(sentence.length)))
    return sentence;
  // what leads to the next quote is told of that one
  if (/[：:]\s*$/u.test(sentence)) return '';
  return SAYS_AFTER.test(sentence.slice(0, 60)) && !SAYS_NOTHING.test(sentence) ? sentence : '';
}
