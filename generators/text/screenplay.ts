/**
 * Turns a screenplay, with its headings of scenes and names above lines, into the prose and the lines of a play that the writer reads,
 * and marked headings.
 */
import { type Scene, sceneLine } from './scene-line.ts';
import type { Language } from './words.ts';

/** A scene's heading: `INT. DINER - NIGHT`. */
const SLUG =
  /^(?:\d+[.)]?\s*)?(?:INT|EXT|I\/E|INT\.?\/EXT)[.\s]\s*([^-–—\n]+?)\s*(?:[-–—]+\s*([^\n]+?))?\s*$/;
/** The same at the start of a line that goes on: `INT. DINER - NIGHT. Sam wipes the counter.` */
const SLUG_IN_LINE = /^((?:INT|EXT|I\/E|INT\.?\/EXT)\.?\s[A-Z0-9 '’,/–—-]+)\.\s+(?=\S)/;
/** 内景 餐厅 夜, 第一场 餐厅 夜 内, 场景2：操场，黄昏. */
const SLUG_ZH =
  /^(?:(?:第[一二三四五六七八九十\d]+[场幕]|场景?\s*[一二三四五六七八九十\d]*|\d+)[、.．：:，,\s]*)?(内景|外景|室内|室外)?[、.．·：:，,\s/-]*(\p{Script=Han}{1,10}?)[、.．·，,\s/-]+(日|夜|晨|晚|白天|夜晚|深夜|清晨|早晨|黄昏|傍晚|午后|中午)(?:[、.．·，,\s/-]+(内|外)景?)?$/u;
const HAS_SIGN_ZH = /^(?:第.{1,3}[场幕]|场|内景|外景|室内|室外)|[内外]景?$/u;
/** Who speaks, above what they say: `STRANGER (O.S.)`. */
const CUE = /^(\p{Lu}[\p{Lu}\p{M}\d .'’-]{0,28}?)\s*(?:\([^)]*\)\s*)*\^?$/u;
/** Directions in capitals that are not names. */
const DIRECTION =
  /^(?:FADE|CUT|DISSOLVE|SMASH|MATCH|JUMP|BACK|THE END|END|CONTINUED|MORE|TITLE|SUPER|MONTAGE|INTERCUT|FLASHBACK|LATER|ACT|SCENE|CLOSE|WIDE|ANGLE|INSERT|POV)\b/;
/** `STRANGER: "Coffee."` after something else on the line. */
const CUE_IN_LINE = /(?<=[.!?"”]\s)(?=[A-Z][A-Z'’-]{1,20}(?: [A-Z'’-]{2,20})?: ?["“])/g;
/** Cuts, which no narrator reads. */
const TRANSITION =
  /^(?:(?:SMASH |MATCH |HARD )?CUT TO(?: BLACK)?|FADE (?:IN|OUT|TO BLACK)|DISSOLVE TO|THE END|BACK TO SCENE|CONTINUED)[:.]?$|^(?:切至|淡入|淡出|转场|剧终|（?完）?)[：:。]?$/;
/** So many cues are a screenplay without headings. */
const CUES = 2;
/** How something is said: `(quietly)`. */
const ASIDE = /^\([^)]*\)$/;

/** @returns the text as it is if it is no screenplay */
export function readScreenplay(text: string, language: Language): string {
  const lines = text
    .split('\n')
    .flatMap((line) => line.trim().replace(SLUG_IN_LINE, '$1\n').replace(CUE_IN_LINE, '\n').split('\n'))
    .map((line) => line.trim());
  const cues = lines.filter((line, i) => lines[i + 1] && cueOf(line)).length;
  if (cues < CUES && !lines.some((line) => SLUG.test(line) || isSlugZh(line))) return text;
  const told: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    const heading = headingOf(line, language);
    if (heading !== null) {
      told.push(sceneLine(heading));
      continue;
    }
    if (line === '' || TRANSITION.test(line)) continue;
    const said = cueOf(line) ? wordsBelow(lines, i, language) : [];
    if (said.some((one) => !ASIDE.test(one))) {
      i += said.length;
      told.push(`${inName(cueOf(line))}: ${said.filter((one) => !ASIDE.test(one)).join(' ')}`);
      continue;
    }
    told.push(inName(line));
  }
  return told.join('\n');
}

/** "Smoke rises from the pan." below a speech without a blank line between them: what is seen, in the third person. */
const ACTION =
  /^(?:(?:The|An?|His|Her|Their)\s(?:[a-z-]+\s){1,3}|[A-Z][a-z]+(?:\s[A-Z][a-z]+)?\s|He\s|She\s|They\s)(?:(?:slowly|quickly|suddenly|then|just)\s)?(?!(?:is|was|has|does|knows|likes|loves|wants|needs|says|looks like|means)\b)[a-z]+(?:e?s|ies)\b(?!.*\b(?:I|me|my|you|your|we|us|our)\b)/u;

/** The lines below a cue, up to a blank one, another cue, a heading, or what is seen after a sentence of it. */
function wordsBelow(lines: readonly string[], cue: number, language: Language): string[] {
  const rest = lines.slice(cue + 1);
  const end = rest.findIndex(
    (line, i) =>
      line === '' ||
      cueOf(line) !== '' ||
      headingOf(line, language) !== null ||
      (/[.!?…]$/u.test(rest[i - 1] ?? '') && ACTION.test(line)),
  );
  return end < 0 ? rest : rest.slice(0, end);
}

/** The name in a cue; "" for any other line. */
const cueOf = (line: string): string => {
  const name = CUE.exec(line)?.[1]?.trim() ?? '';
  return DIRECTION.test(name) || /[.!?]$/.test(name) ? '' : name;
};

const isSlugZh = (line: string): boolean => HAS_SIGN_ZH.test(line) && SLUG_ZH.test(line);

/** The place and the time of a scene's heading; null for any other line. */
function headingOf(line: string, language: Language): Scene | null {
  const zh = isSlugZh(line) ? SLUG_ZH.exec(line) : null;
  if (zh)
    return {
      words: `${TIMES_ZH[zh[3] ?? ''] ?? zh[3]}的${zh[2]}`,
      place: zh[2] ?? '',
      inside: /内/.test(`${zh[1] ?? ''}${zh[4] ?? ''}`),
    };
  const en = SLUG.exec(line);
  if (!en) return null;
  const [place, time] = [
    (en[1] ?? '').replace(/\.$/, '').toLowerCase(),
    (en[2] ?? '').replace(/\.$/, '').toLowerCase(),
  ];
  const inside = /^(?:\d+[.)]?\s*)?INT/.test(line);
  const words =
    language === 'zh'
      ? `${time} ${place}`.trim()
      : `${inside ? 'In' : 'At'} the ${place}${TIMES[time] ?? (time && `, ${time}`)}`;
  return { words, place, inside };
}

const TIMES: Readonly<Record<string, string>> = {
  day: ' in the daytime',
  night: ' at night',
  morning: ' in the morning',
  evening: ' in the evening',
  afternoon: ' in the afternoon',
  dawn: ' at dawn',
  dusk: ' at dusk',
  noon: ' at noon',
  continuous: '',
  later: ', later',
};
const TIMES_ZH: Readonly<Record<string, string>> = { 日: '白天', 夜: '夜里', 晨: '清晨', 晚: '晚上' };

/** MARY ANN is Mary Ann; short words such as TV stay. */
const inName = (words: string): string =>
  words.replace(/\p{Lu}[\p{Lu}'’]{2,}/gu, (word) => `${word[0]}${word.slice(1).toLowerCase()}`);
