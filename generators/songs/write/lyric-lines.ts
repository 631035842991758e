/** Parses lyrics: sections by their marks, lines, syllables. */
export const SECTION_KINDS = ['intro', 'verse', 'chorus', 'bridge', 'solo', 'outro'] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

export interface LyricSection {
  kind: SectionKind;
  lines: string[];
}

const MARK = /^\s*[[【(（<]\s*([^\])】）>]{1,40})\s*[\])】）>]\s*[:：]?\s*$/u;
const BARE =
  /^\s*(verse|chorus|bridge|intro|outro|hook|refrain|pre-?chorus|主歌|副歌|桥段|前奏|尾声|间奏)\s*\d*\s*[:：]?\s*$/iu;
const KINDS: readonly (readonly [RegExp, SectionKind])[] = [
  [/pre-?chorus|导歌|预副歌|verse|主歌|rap|说唱/iu, 'verse'],
  [/chorus|hook|refrain|drop|副歌|高潮/iu, 'chorus'],
  [/bridge|桥/iu, 'bridge'],
  [/intro|前奏|开头/iu, 'intro'],
  [/solo|interlude|instrumental|break|间奏|独奏/iu, 'solo'],
  [/outro|end|coda|尾/iu, 'outro'],
];

const kindOf = (mark: string): SectionKind => KINDS.find(([words]) => words.test(mark))?.[1] ?? 'verse';

/** The sections of lyrics. Without marks, blank lines separate sections, and every second one is a chorus. */
export function sectionsOf(lyrics: string): LyricSection[] {
  const sections: LyricSection[] = [];
  let marked = false;
  let open: LyricSection | null = null;
  for (const line of lyrics.split(/\r?\n/)) {
    const mark = MARK.exec(line)?.[1] ?? BARE.exec(line)?.[1];
    if (mark !== undefined) {
      marked = true;
      open = { kind: kindOf(mark), lines: [] };
      sections.push(open);
    } else if (line.trim() === '') {
      if (!marked) open = null;
    } else {
      if (!open) {
        open = { kind: 'verse', lines: [] };
        sections.push(open);
      }
      open.lines.push(line.trim());
    }
  }
  if (!marked)
    for (const [index, section] of sections.entries()) if (index % 2 === 1) section.kind = 'chorus';
  return sections.filter(({ kind, lines }) => lines.length > 0 || kind === 'solo');
}

/** Estimates the number of syllables of a line: one for each Chinese character, English words by their vowels. */
export function syllablesOf(line: string): number {
  const han = line.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = line.match(/[\p{Script=Latin}'’]+/gu) ?? [];
  const digits = line.match(/\d/g)?.length ?? 0;
  return Math.max(1, han + digits + words.reduce((sum, word) => sum + ofWord(word), 0));
}

function ofWord(word: string): number {
  const plain = word.toLowerCase().replace(/[^a-z]/g, '');
  if (plain === '') return 1;
  const vowels = plain
    // silent e, and the endings -es and -ed
    .replace(/(?:[^laeiouy]es|[^dt]ed|[^aeiouyl]e)$/u, (end) => (end.length === 3 ? end[0] : end[0]) ?? '')
    .match(/[aeiouy]+/g);
  return Math.max(1, vowels?.length ?? 1);
}
