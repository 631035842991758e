/** Segments a story into narration and speech, in order. */
import { readSceneLine, type Scene } from './scene-line.ts';

export interface Piece {
  kind: 'narration' | 'speech';
  text: string;
  /** For speech: the narration before and after it in the same sentence, which names the speaker. */
  before: string;
  after: string;
  paragraph: number;
  /** How the line of a play is spoken, or what its speaker does: "angry" of `Ana (angry): …`. */
  aside?: string;
  /** The second part of a sentence that was split; the subject is in the first. */
  goesOn?: boolean;
  /** The heading above it, which is not told. With an empty text, the piece is a view of the place. */
  scene?: Scene;
}

/** Quotes of any style; single-quoted ones may contain apostrophes. */
const QUOTED =
  /[“「『"«]([^“”「」『』"«»]+)[”」』"»]|(?<![\w’'])['‘]((?:[^'‘’\n]|(?<=\w)['’](?=\w))+)['’](?!\w)/gu;
const ENDS =
  /(?<=[。！？!?…]+[”」』"’)）]*)(?![”」』’)）])|(?<=(?<!\b(?:Mr|Mrs|Ms|Dr|St|vs|etc|No))\.["”’)]*)(?=\s|$)/u;
/** `Name: words` on a line of its own, as in a play; `Name (angry): words`. */
const PLAY_LINE =
  /^\s*(?:[Tt]he )?([\p{L}\p{M}\w .·'’-]{1,28}?)\s*(?:[(（]([^()（）]{1,24})[)）])?\s*[：:]\s*(?=\S)(.+)$/u;
/** Verbs of saying. */
export const SAYING_ZH =
  '说道|问道|答道|喊道|笑道|叫道|叹道|应道|喝道|低语|喃喃|嘀咕|解释|提醒|安慰|惊呼|回应|吩咐|嘱咐|感叹|回答|告诉|说|问|答|喊|叫|嚷|吼|嘟囔|道';
export const SAYING_EN =
  'said|says|saying|say|asked|asks|replied|replies|whispered|whispers|shouted|shouts|cried|cries|called|calls|answered|answers|told|tells|added|adds|murmured|murmurs|laughed|laughs|mutters|muttered|promises|promised|begs|begged|yelled|yells|screamed|screams|gasped|gasps|sighed|sighs|explained|explains|warned|warns|exclaimed|exclaims|continued|continues|agreed|agrees|announced|announces|began|begins|growled|growls|insisted|insists|repeated|repeats|breathed|breathes|snapped|snaps|ordered|orders|demanded|demands|admitted|admits|mumbled|mumbles|hissed|hisses|wondered';
const SAYS_BEFORE = new RegExp(
  `(?:${SAYING_ZH}|叹|笑|\\b(?:${SAYING_EN})\\b)[^。.!?！？]{0,14}[：:，,]?\\s*$`,
  'iu',
);
/** Verbs of saying that introduce no speech: "He did not answer". */
const SAYS_NOTHING =
  /没有?(?:再|人)?(?:说|回答|答|应)|不(?:说话|回答|答)|\b(?:said|says) nothing\b|\b(?:did not|didn['’]t|nobody|no one|never)\s(?:answer|reply|say)/iu;
const SAYS_AFTER = new RegExp(`${SAYING_ZH}|叹|笑着|\\b(?:${SAYING_EN})\\b`, 'iu');

/** `"…," roars the dragon`: how animals and things say something, right after it. */
const CRIES =
  /^[,\s]*(?:roar(?:s|ed)|squeak(?:s|ed)|grumble[sd]|croak(?:s|ed)|chirp(?:s|ed)|purr(?:s|ed)|grunt(?:s|ed)|groan(?:s|ed)|moan(?:s|ed)|sob(?:s|bed)|giggle[sd]|chuckle[sd]|tease[sd]|joke[sd]|boast(?:s|ed)|bellow(?:s|ed)|stammer(?:s|ed)|stutter(?:s|ed)|declare[sd]|screech(?:es|ed)|wail(?:s|ed)|cackle[sd]|rumble[sd]|boom(?:s|ed)|thunder(?:s|ed)|hoot(?:s|ed)|bleat(?:s|ed))\s(?:the|an?|his|her|my|our|\p{Lu})/u;

/** Speech without quotes, as people type it: `he asked: who wrote it?`. The sentence after the colon is the speech. */
const SAID_UNQUOTED = new RegExp(
  `((?:${SAYING_ZH}|叹|笑|\\b(?:${SAYING_EN})\\b)[^。.!?！？：:“”「」『』"\\n]{0,14}[：:])[ \\t]*([^\\s“「『"'‘](?:[^。！？!?….\\n“”「」『』"]|\\.(?=\\S))*[。！？!?….]*)`,
  'giu',
);
const quoteSaid = (text: string): string =>
  text.replace(SAID_UNQUOTED, (whole, lead: string, words: string) =>
    /[\p{L}\p{N}]/u.test(words) ? `${lead}“${words}”` : whole,
  );

/** Ends narration before a quote with a period. */
const finished = (text: string): string => text.replace(/[，：、]+$/u, '。').replace(/[,:]+$/u, '.');
const trim = (text: string): string => text.replace(/^[\s，,、；;：:]+|\s+$/gu, '');
/** Replaces the comma before "she said" with a period: it belongs to the sentence, not to the speech. */
const spoken = (words: string): string =>
  trim(words).replace(/[，,]$/u, (mark) => (mark === ',' ? '.' : '。'));

/** Splits a text into sentences; a closing quote stays with its sentence. */
export const sentences = (text: string): string[] =>
  text
    .split(ENDS)
    .map((part) => part.trim())
    .filter(Boolean);

/** All that is told of a story, without what people say in it. */
export const narrationOf = (story: string): string =>
  pieces(story)
    .map(({ kind, text, before, after }) => (kind === 'narration' ? text : `${before} ${after}`))
    .join('\n');

/** Splits a story into pieces of narration and speech. */
export function pieces(story: string): Piece[] {
  const paragraphs = story
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
  const found: Piece[] = [];
  let scene: Scene | null = null;
  let paragraph = 0;
  const view = (of: Scene): Piece => ({
    kind: 'narration',
    text: '',
    before: '',
    after: '',
    paragraph,
    scene: of,
  });
  for (const text of paragraphs) {
    const next = readSceneLine(text) ?? settingOf(text);
    if (next) {
      if (scene?.place) found.push(view(scene));
      // 地点 and 时间 are two lines of one heading
      scene =
        scene && !scene.place && !next.place ? { ...next, words: `${scene.words}. ${next.words}` } : next;
      continue;
    }
    const [first, ...others] = playLine(text, paragraph) ?? prose(quoteSaid(text), paragraph);
    if (scene && first) {
      // before somebody speaks, the place is seen
      found.push(...(first.kind === 'speech' ? [view(scene), first] : [{ ...first, scene }]));
      scene = null;
    } else if (first) found.push(first);
    found.push(...others);
    paragraph += 1;
  }
  return scene ? [...found, view(scene)] : found;
}

/** `Setting: a kitchen at night`, 地点：海边: the line of a play that says where or when. */
const SETTING = /^\s*(?:setting|place|location|time|地点|时间)\s*[：:]\s*(.+?)[.。]?\s*$/iu;

function settingOf(text: string): Scene | null {
  const [, words = ''] = SETTING.exec(text) ?? [];
  return words ? { words, place: '', inside: false } : null;
}

/** Headings of a play: words before a colon that are not names. */
const HEADING =
  /^(?:setting|scene\b.*|time|place|int\b.*|ext\b.*|note|title|narrator|voice[- ]?over|旁白|画外音|场景.*|时间|地点|字幕|标题|片名|简介|.*介绍|梗概|.*梗概|大纲|正文|剧情|内容|文案|广告[词语]|卖点|地址|电话|网址|官网|微信|价格|优惠|活动|营业时间|product|address|phone|tel|website|web|price|order|hours|offer|open|contact|summary|synopsis|logline|story|description|slogan|第.{1,3}[幕场])$/i;

/** What is said of a line of a play, without its speaker; any other line as it is. */
export function withoutSpeaker(line: string): string {
  const [, name = '', , words = ''] = PLAY_LINE.exec(line) ?? [];
  return isSpoken(name, words) ? words : line;
}

/** The speakers of a story that is written as a play, in capitals or not. */
export const playNames = (story: string): string[] => [
  ...new Set(
    story.split(/\n+/).flatMap((line) => {
      const [, name = '', , words = ''] = PLAY_LINE.exec(line.trim()) ?? [];
      return isSpoken(name, words) &&
        /^(?:\p{Lu}|\p{Script=Han}{1,4}$|\p{Script=Han}{1,4}的\p{Script=Han}{1,3}$)/u.test(name) &&
        name.split(' ').length < 4
        ? [name]
        : [];
    }),
  ),
];

/** `Sam: "…"`, 陈默：“…”: whose words the quote is; "" if it is introduced otherwise, as in "The sign read:". @param lead up to the quote */
const speakerOf = (lead: string): string => SPEAKER.exec(lead)?.[1] ?? '';
const SPEAKER =
  /^\s*(\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,2}|\p{Script=Han}{0,3}[^\P{Script=Han}着了是有上里中下道说问答喊叫])\s*[：:]\s*$/u;

/** Words before a colon that tell something instead: 猫警长接到报案：… */
const TELLS =
  /[接收看听]到|发现|[写贴印刻]着|通知|消息|[了着过]$|有[一二两三四五六七八九十几]|^(?:there|here|it|this|these|those)\b|\b(?:is|are|was|were|gets?|got|receives?|received|finds?|found|sees?|saw|looks?|looked|watch(?:es|ed)|shows?|showed|has|had|collects?|collected|needs?|needed|loves?|loved|wants?|wanted|reads?|hung|hangs|sign|plaque|banner|learns?|learned|news|reports?)\b/iu;

/** Whether words after a colon are spoken by whom the words before it name. */
export const isSpoken = (name: string, words: string): boolean =>
  /[\p{L}\p{N}]/u.test(words) &&
  !TELLS.test(name) &&
  (!/[“「『"]/.test(words) || (/^[“「『"]/.test(words) && speakerOf(`${name}:`) !== '')) &&
  !SAYS_BEFORE.test(name) &&
  !HEADING.test(name.trim());

function playLine(text: string, paragraph: number): Piece[] | null {
  const [, name = '', aside = '', words = ''] = PLAY_LINE.exec(text) ?? [];
  if (words && HEADING.test(name.trim())) return prose(words, paragraph);
  // what is quoted is read as prose is, since more may follow
  if (!isSpoken(name, words) || /^[“「『"]/.test(words)) return null;
  return [{ kind: 'speech', text: trim(words), before: name, after: aside, aside, paragraph }];
}

function prose(text: string, paragraph: number): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  /** Whether the last quote ended with a comma, and its attribution followed. */
  let halves = false;
  const goesOn = (rest: string, words: string) => halves && attributionAfter(rest, open(words)) === '';
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
    const rest = text.slice(match.index + whole.length);
    if (SOUND.test(rest)) continue;
    const before = sentences(gap).at(-1) ?? '';
    const last = found.at(-1);
    if (
      last?.kind === 'speech' &&
      continues(gap) &&
      (/[，,：:]\s*$/u.test(last.after) || goesOn(rest, words))
    ) {
      // "Yes," she said, "but not today.", "Yes," she said. "Not today.": one speech in two halves
      if (/[，,]\s*$/u.test(last.after))
        last.text = last.text.replace(/[。.]$/u, (mark) => (mark === '.' ? ',' : '，'));
      last.text += `${/\p{Script=Han}/u.test(words) ? '' : ' '}${spoken(words)}`;
      at = match.index + whole.length;
      continue;
    }
    const opens = at === 0 || !continues(gap);
    const speaker = speakerOf(before);
    if (HEADING.test(speaker)) {
      // 旁白：“…” is told
      narrate(gap.slice(0, gap.lastIndexOf(before)));
      narrate(words);
      at = match.index + whole.length;
      continue;
    }
    const lead = speaker || (opens && SAYS_BEFORE.test(gap)) ? before : '';
    // no attribution follows if a colon introduced the speech, or an English speech ended with a period
    const closed = lead !== '' || /[：:]\s*$/u.test(gap) || /[a-z]\.$/i.test(words.trim());
    const after = closed ? '' : attributionAfter(rest, open(words));
    halves = open(words) && after !== '';
    narrate(lead ? gap.slice(0, gap.lastIndexOf(before)) : gap);
    found.push({ kind: 'speech', text: spoken(words), before: lead, after, paragraph });
    at = match.index + whole.length + after.length;
  }
  narrate(text.slice(at));
  return found;
}

const open = (words: string): boolean => /[，,]$/u.test(words.trim());
const continues = (gap: string): boolean => gap.trim() === '';

/** Tells speech from a quoted title or word within a sentence. */
const isSpeech = (words: string, gap: string): boolean =>
  !WRITTEN.test(gap) &&
  !(NAMES.test(gap) && !/[!?！？,，…～~]/u.test(words)) &&
  (/[。！？!?，,.…～~]\s*$/u.test(words) ||
    (SAYS_BEFORE.test(gap) && !GOES_ON_SAYING.test(gap)) ||
    /[：:，,]\s*$/u.test(gap));
/** 说另一杯给“以后的人”: a word of what is said, which is told. */
const GOES_ON_SAYING = new RegExp(`(?:${SAYING_ZH})\\p{Script=Han}{2,}$`, 'u');
/** 给它取名叫“豆包”, `they called it "Bean"`: the quote is a name. */
const NAMES =
  /(?:[取起]了?一?个?名字?[叫为]?[做作]?|名字?叫|[只个位名条匹]叫|叫[做作]|名为|唤作|[称管][他她它][为叫]|被?称[为作])\s*$|\b(?:nam(?:es?|ed|ing)|call(?:s|ed|ing)?)\s(?:it|him|her|them|(?:the|his|her|their)\s\w+)\s*$/iu;
/** “呼”地一声: a sound, which nobody says. */
const SOUND = /^[地的]?一声/u;
/** What is written says nothing aloud: `The sign read: "Closed."`, 门上写着：“今日休息。” */
const WRITTEN =
  /\b(?:sign|note|letter|card|poster|label|screen|headline|message|inscription|envelope|plate|plaque|banner)s?\b[^.!?]{0,30}(?:\b(?:reads?|said|says)[:,]?|(?<=\b(?:sign|plaque|banner|poster|label|inscription)): )\s*$|(?:(?:写|贴|印|刻|显示)着?|(?:写|贴|印|刻|显示|出现|浮现)[了着]?[一几]?[行个]?(?:字|文字|大字))[：:，]?\s*$/iu;

/**
 * The attribution after a quote, up to the end of the sentence: `she said, closing the door.` Empty if there is none.
 * @param open the quote ended with a comma: then the words up to the next quote are its attribution, whatever the verb
 */
function attributionAfter(rest: string, open: boolean): string {
  const [sentence = ''] =
    /^[^。！？!?“「『"]*?(?:[。！？!?]|(?<!\b(?:Mrs?|Ms|Dr|St|Prof))\.(?=\s|$)|(?=[“「『"])|$)/u.exec(rest) ??
    [];
  if (open && /[，,]\s*$/u.test(sentence) && /^[“「『"'‘]/u.test(rest.slice(sentence.length)))
    return sentence;
  // “赢了。”子豪低下头，“回家吧。”: what somebody does between the halves of what they say
  if (/^\p{Script=Han}[^。！？]{1,16}，\s*$/u.test(sentence) && /^[“「『]/u.test(rest.slice(sentence.length)))
    return sentence;
  // a colon: this introduces the next quote
  if (/[：:]\s*$/u.test(sentence)) return '';
  if (CRIES.test(sentence)) return sentence;
  return SAYS_AFTER.test(sentence.slice(0, 60)) && !SAYS_NOTHING.test(sentence) ? sentence : '';
}
