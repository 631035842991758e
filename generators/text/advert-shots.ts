/** What the shots of an advertisement show: the product where it is told of, and whoever a sentence names. */
import type { AdvertPart } from './advert.ts';
import type { Beat } from './beats.ts';
import { findKinds } from './kinds.ts';
import { isPlace, kindWord, type Product } from './product.ts';
import type { Language } from './words.ts';

const PRONOUN = /(?<![\p{L}'’])it(?![\p{L}'’])|它(?!们)/iu;
const SOMEBODY = /\b(?:he|she|they|I|we|you)\b|[他她我你]/u;

/**
 * The beats of an advertisement: a row of views, each with whoever its sentence tells of, since nobody walks from one into the next. Where
 * the product is all there is to see, it stands before a plain ground, or in the place that the sentence names.
 * @param hasScenes whether headings of a screenplay say where it is
 */
export function advertBeats(
  beats: readonly Beat[],
  parts: readonly AdvertPart[],
  product: Product | null,
  hasScenes: boolean,
): Beat[] {
  const shown = beats.map((beat) => {
    const { text, kind, newPlace, newScene } = beat;
    if (kind === 'speech') return beat;
    const people = SOMEBODY.test(text)
      ? beat.people
      : beat.people.filter(({ name, aliases }) =>
          [name, ...aliases].some((word) => text.toLowerCase().includes(word.toLowerCase())),
        );
    const alone =
      product !== null &&
      !hasScenes &&
      !isPlace(product) &&
      people.length === 0 &&
      !newPlace &&
      isShown(beat, parts[beat.paragraph], product);
    return alone ? { ...beat, people, place: null, time: newScene ? beat.time : null } : { ...beat, people };
  });
  return product && kindWord(product) === '' && !isPlace(product) ? withWhatWasSeen(shown) : shown;
}

/** Of a product of which no word says what it is, nothing can be seen: then whoever and wherever it was about stays in sight. */
function withWhatWasSeen(beats: readonly Beat[]): Beat[] {
  let last: Beat | undefined;
  return beats.map((beat) => {
    const empty = beat.kind !== 'speech' && beat.people.length === 0 && beat.place === null;
    if (!empty) last = beat;
    return empty && last ? { ...beat, people: last.people, place: last.place } : beat;
  });
}

/** Whether the product is in a beat's shot, which shows it with whoever is there. */
const isShown = ({ text, kind, place }: Beat, part: AdvertPart | undefined, product: Product): boolean =>
  kind !== 'speech' &&
  (text.includes(product.name) ||
    part === 'product' ||
    part === 'call' ||
    // there is nothing else to be seen
    place === null ||
    (part === 'benefit' && !isPlace(product)));

/** A shot's words with the product in them. @param screen what the camera sees besides */
export function withProduct(
  screen: string,
  beat: Beat,
  part: AdvertPart | undefined,
  product: Product,
  language: Language,
): string {
  return language === 'zh'
    ? inChinese(screen, beat, part, product)
    : inEnglish(screen.replace(LIKENESS, ''), beat, part, product);
}

function inEnglish(screen: string, beat: Beat, part: AdvertPart | undefined, product: Product): string {
  const { name } = product;
  const kind = kindWord(product);
  // "hikers carry it up the mountain" has to say what they carry
  const told = kind && isKnown(part) ? screen.replace(PRONOUN, `the ${kind}`) : screen;
  if (beat.people.length > 0 || !isShown(beat, part, product)) return told;
  const named = product.joined
    ? // "the Sprout shoes, a pair of shoes,": the word that is drawn stands besides
      `The ${name} ${product.kind}${kind === product.kind ? '' : `, a ${kind},`}`
    : // "our new running shoes", "an app": a noun, which is no name
      /^\p{Ll}/u.test(name)
      ? name === product.kind
        ? `The ${kind}`
        : `The ${name}${kind === product.kind ? '' : `, a ${kind},`}`
      : name.toLowerCase().endsWith(kind)
        ? name
        : `${name}, the ${kind},`;
  return `${named} in the middle of the frame. ${told}`;
}

function inChinese(screen: string, beat: Beat, part: AdvertPart | undefined, product: Product): string {
  const { name, kind } = product;
  const word = kindWord(product);
  // 阿婆馄饨 shows no 阿婆
  const plain = word
    ? screen.replace(new RegExp(`[「《“"]?${escaped(name)}[」》”"]?(?:${kind})?`, 'gu'), word)
    : screen;
  const told = word && isKnown(part) ? plain.replace(PRONOUN, word) : plain;
  if (beat.people.length > 0 || !isShown(beat, part, product)) return told;
  const named = !word
    ? name
    : word === name || findKinds(name).length > 0 || NOUN_IN_NAME.test(name)
      ? word
      : `${word}「${name}」`;
  return `${named}位于画面中央。${told}`;
}

/** 小绿书 is no book. */
const NOUN_IN_NAME = /[书猫狗熊兔鹿花鸟鱼马牛羊车灯月星云山海树叶果茶酒鞋帽床巷街村城河江湖园]/u;

/** "Grip like a mountain goat" is praise: no goat is there. */
const LIKENESS = /\s\blike an? (?:[\w-]+ ){0,2}[\w-]+(?=[,.;!?])/giu;

const isKnown = (part: AdvertPart | undefined): boolean => part !== 'problem' && part !== 'hook';

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
