/** Writes lyrics by a grammar: clauses about the theme, rhyming line endings, verses and a repeated chorus. */
import { createRandom, hashText, mixSeed, type Random } from '../pictures/random.ts';
import { secondsAsked } from '../songs/write/figures.ts';
import { HOOKS_ZH, OPENERS_ZH, RHYMES_ZH, TOPIC_ZH } from './chinese.ts';
import { HOOKS_EN, OPENERS_EN, RHYMES_EN, TOPIC_EN } from './english.ts';
import type { Lyrics, LyricsRequest } from './lyrics.ts';
import { saidOf, type Theme, themesOf, topicEn, topicZh } from './themes.ts';

interface Language {
  rhymes: Readonly<Record<string, readonly string[]>>;
  openers: Readonly<Record<Theme, readonly string[]>>;
  topics: readonly string[];
  hooks: Readonly<Record<Theme, readonly string[]>>;
  topicOf: (text: string) => string;
  /** Joins the two halves of a line. */
  join: (opener: string, ending: string) => string;
  marks: { verse: (number: number) => string; chorus: string; bridge: string };
}

const EN: Language = {
  rhymes: RHYMES_EN,
  openers: OPENERS_EN,
  topics: TOPIC_EN,
  hooks: HOOKS_EN,
  topicOf: topicEn,
  join: (opener, ending) => `${opener}, ${ending}`,
  marks: { verse: (number) => `[Verse ${number}]`, chorus: '[Chorus]', bridge: '[Bridge]' },
};
const ZH: Language = {
  rhymes: RHYMES_ZH,
  openers: OPENERS_ZH,
  topics: TOPIC_ZH,
  hooks: HOOKS_ZH,
  topicOf: topicZh,
  join: (opener, ending) => `${opener} ${ending}`,
  marks: { verse: (number) => `[主歌 ${number}]`, chorus: '[副歌]', bridge: '[桥段]' },
};

/** Draws items at random without replacement; starts over when all are drawn. */
function deck<Item>(items: readonly Item[], random: Random): () => Item {
  let left: Item[] = [];
  return () => {
    if (left.length === 0) left = [...items];
    const at = random.int(0, left.length - 1);
    const [item] = left.splice(at, 1);
    if (item === undefined) throw new Error('An empty deck.');
    return item;
  };
}

type Part = 'verse' | 'chorus' | 'bridge';

/** Sections that fit a song of up to `most` seconds. */
const PARTS: readonly { most: number; parts: readonly Part[] }[] = [
  { most: 75, parts: ['verse', 'chorus'] },
  { most: 115, parts: ['verse', 'chorus', 'verse', 'chorus'] },
  { most: Number.POSITIVE_INFINITY, parts: ['verse', 'chorus', 'verse', 'chorus', 'bridge', 'chorus'] },
];
const partsFor = (seconds = Number.POSITIVE_INFINITY): readonly Part[] =>
  PARTS.find(({ most }) => seconds <= most)?.parts ?? [];

/**
 * Writes lyrics in the prompt's language: two verses, three choruses and a bridge, or fewer sections if the prompt asks for a
 * short song.
 */
export function writeLyrics({ prompt, seed, most }: LyricsRequest): Lyrics {
  const language = /\p{Script=Han}/u.test(prompt) ? ZH : EN;
  const random = createRandom(mixSeed(seed, hashText(prompt)));
  const themes = themesOf(prompt).slice(0, 2);
  const [theme = 'dream'] = themes;
  const topic = language.topicOf(prompt);
  const opener = deck(
    themes.flatMap((one) => language.openers[one]),
    random,
  );
  const named = deck(language.topics, random);
  const families = deck(Object.keys(language.rhymes), random);

  /** Lines in rhyming pairs. @param first start of the first line */
  const lines = (count: number, first?: string): string[] => {
    const out: string[] = [];
    while (out.length < count) {
      const ending = deck(language.rhymes[families()] ?? [], random);
      for (let i = 0; i < 2 && out.length < count; i++)
        out.push(language.join(out.length === 0 && first ? first : opener(), ending()));
    }
    return out;
  };
  const about = () => (topic ? named().replace('{}', topic) : undefined);

  // a chorus that says what the song was asked about also gives it its title
  const hooks = hooksSaying(
    themes.flatMap((one) => language.hooks[one]),
    saidOf(themes, prompt),
  );
  const hook = topic ? (about() ?? '') : random.pick(hooks.length > 0 ? hooks : language.hooks[theme]);
  const chorusLines = lines(4, hook);
  const chorus = [language.marks.chorus, ...chorusLines];
  let verses = 0;
  const written: Record<Part, () => string[]> = {
    verse: () => {
      verses++;
      return [language.marks.verse(verses), ...lines(4, verses === 2 ? about() : undefined)];
    },
    chorus: () => chorus,
    bridge: () => [language.marks.bridge, ...lines(2)],
  };
  const text = partsFor(secondsAsked(prompt.toLowerCase()) ?? undefined)
    .map((part) => written[part]().join('\n'))
    .join('\n\n');
  const title = titled(topic || hook, language === EN);
  return { title, text: text.length <= most ? text : text.slice(0, text.lastIndexOf('\n', most)) };
}

const hooksSaying = (hooks: readonly string[], said: readonly string[]): string[] =>
  hooks.filter((hook) => said.some((word) => hook.toLowerCase().includes(word)));

const SMALL = new Set(['a', 'an', 'the', 'of', 'in', 'on', 'at', 'to', 'and', 'for', 'with']);

/** Title case in English. */
const titled = (words: string, english: boolean): string =>
  english
    ? words
        .split(' ')
        .map((word, index) =>
          index > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
        )
        .join(' ')
    : words;
