/** Writes lyrics for what a song is made for: verses that lead on, a chorus that comes back, and a bridge, in rhyming couplets. */
import { createRandom, hashText, mixSeed, type Random } from '../pictures/random.ts';
import { secondsAsked } from '../songs/write/figures.ts';
import { SONGS_ZH } from './chinese.ts';
import { SONGS_EN } from './english.ts';
import type { Lyrics, LyricsRequest } from './lyrics.ts';
import { isFor, type Occasion, occasionOf, wordsOf } from './occasions.ts';
import type { Chorus, Couplet, SongWords } from './song-words.ts';
import { type Topic, topicOf } from './topic.ts';

interface Language {
  songs: Readonly<Record<Occasion, SongWords>>;
  marks: { verse: (number: number) => string; chorus: string; bridge: string };
  titled: (words: string) => string;
}

const SMALL = new Set(['a', 'an', 'the', 'of', 'in', 'on', 'at', 'to', 'and', 'for', 'with']);
const titleCase = (words: string): string =>
  words
    .split(' ')
    .map((word, index) =>
      index > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');

const EN: Language = {
  songs: SONGS_EN,
  marks: { verse: (number) => `[Verse ${number}]`, chorus: '[Chorus]', bridge: '[Bridge]' },
  titled: titleCase,
};
const ZH: Language = {
  songs: SONGS_ZH,
  marks: { verse: (number) => `[主歌 ${number}]`, chorus: '[副歌]', bridge: '[桥段]' },
  titled: (words) => words,
};

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
 * short song. They speak of what the prompt says the song is for or about, and call by name who is named.
 */
export function writeLyrics({ prompt, seed, most }: LyricsRequest): Lyrics {
  const language = /\p{Script=Han}/u.test(prompt) ? ZH : EN;
  const random = createRandom(mixSeed(seed, hashText(prompt)));
  const topic = topicOf(prompt);
  const occasion = occasionOf(prompt, topic.noun);
  const words = language.songs[occasion];
  const filled = (line: string) =>
    line.replace(/\{(x|name)\}/gu, (_, slot) => (slot === 'x' ? topic.noun : topic.name));
  const chosen = random.pick(chorusesFor(words.choruses, occasion, topic, prompt));

  const chorus = [language.marks.chorus, ...chosen.lines.map(filled)];
  let verses = 0;
  const written: Record<Part, () => string[]> = {
    verse: () => {
      verses++;
      return [language.marks.verse(verses), ...twoOf(verses === 1 ? words.first : words.second, random)];
    },
    chorus: () => chorus,
    bridge: () => [language.marks.bridge, ...random.pick(words.bridges)],
  };
  const sections = partsFor(secondsAsked(prompt.toLowerCase()) ?? undefined).map((part) =>
    written[part]().join('\n'),
  );
  return { title: language.titled(filled(chosen.title)), text: fitting(sections, most) };
}

/** The choruses that can be sung for a request, of those that say most of it. */
function chorusesFor(
  all: readonly Chorus[],
  occasion: Occasion,
  { noun, name }: Topic,
  prompt: string,
): readonly Chorus[] {
  const texts = new Map(all.map((one) => [one, [one.title, ...one.lines].join(' ')]));
  const holding = (slot: string) => all.filter((one) => texts.get(one)?.includes(slot));
  const named = name ? holding('{name}') : [];
  if (named.length > 0) return named;
  const said = wordsOf(occasion, prompt);
  // "I sing of the sea and I sing of the sea"
  const about =
    noun && (ANY_TOPIC.has(occasion) || isFor(occasion, noun))
      ? holding('{x}').filter((one) => !texts.get(one)?.toLowerCase().includes(noun.toLowerCase()))
      : [];
  if (about.length > 0) return about;
  const plain = all.filter((one) => !/\{/u.test(texts.get(one) ?? ''));
  const saying = plain.filter((one) => said.some((word) => texts.get(one)?.toLowerCase().includes(word)));
  return saying.length > 0 ? saying : plain;
}

/** Songs that can be for anybody and anything. */
const ANY_TOPIC: ReadonlySet<Occasion> = new Set(['birthday', 'gone', 'sea', 'ode']);

/** Two couplets, in the order of the table. */
function twoOf(couplets: readonly Couplet[], random: Random): string[] {
  const left = random.int(0, couplets.length - 1);
  return (couplets.length > 2 ? couplets.filter((_, index) => index !== left) : couplets).flat();
}

/** The sections of a song in at most so many characters: without its bridge, then with fewer at the end. */
function fitting(sections: readonly string[], most: number): string {
  const whole = sections.join('\n\n');
  if (whole.length <= most || sections.length < 2) return whole.slice(0, most);
  const bridge = sections.findIndex((one, index) => index > 3 && index < sections.length - 1 && one !== '');
  return fitting(bridge > 0 ? sections.filter((_, index) => index !== bridge) : sections.slice(0, -1), most);
}
