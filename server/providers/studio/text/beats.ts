/** A story as beats: what happens, who is there, who speaks, where and when. */
import { type Found, finderOf } from './find-words.ts';
import { capital, findPeople, type Person } from './people.ts';
import { type Piece, pieces, SAYING_EN, SAYING_ZH } from './segment.ts';
import {
  ACTIONS,
  type Action,
  FEELINGS,
  type Feeling,
  PLACES,
  TIMES,
  type Time,
  WEATHERS,
  type Weather,
} from './vocabulary.ts';

export type Wideness = 'wide' | 'town' | 'inside';

export interface Beat {
  kind: 'narration' | 'speech';
  /** The narration, or the words that are spoken. */
  text: string;
  /** What is done while speaking: the narration around the words. */
  doing: string;
  /** Who speaks; null in narration and where the story does not say. */
  speaker: Person | null;
  people: Person[];
  place: { name: string; kind: Wideness } | null;
  time: Time | null;
  weather: Weather | null;
  feeling: Feeling | null;
  actions: Action[];
  /** The word of the thing that a detail shot shows. */
  detail: string | null;
  /** The first beat at its place or time. */
  newScene: boolean;
  paragraph: number;
}

const findPlaces = finderOf(PLACES);
const findTimes = finderOf(TIMES);
const findWeathers = finderOf(WEATHERS);
const findFeelings = finderOf(FEELINGS);
const findActions = finderOf(ACTIONS);

/**
 * Reads a story. Pure: the same story gives the same beats.
 * @param thing a name that is nobody's: the product of an advertisement
 */
export function readBeats(
  story: string,
  language: 'en' | 'zh',
  thing: string | null = null,
): { beats: Beat[]; people: Person[] } {
  const people = findPeople(story, language).filter(
    ({ name }) => !thing?.includes(name) && !(thing && name.includes(thing)),
  );
  const reader = new Reader(people, language);
  return { beats: pieces(story).map((piece) => reader.read(piece)), people };
}

/** Walks through the story and remembers what the next sentence leans on. */
class Reader {
  readonly #people: readonly Person[];
  readonly #language: 'en' | 'zh';
  #place: Beat['place'] = null;
  #time: Time | null = null;
  #weather: Weather | null = null;
  /** People of the last sentences, the most recent first. */
  #recent: Person[] = [];
  #speakers: Person[] = [];
  #first = true;

  constructor(people: readonly Person[], language: 'en' | 'zh') {
    this.#people = people;
    this.#language = language;
  }

  read({ kind, text, before, after, paragraph }: Piece): Beat {
    const told = kind === 'speech' ? `${before} ${after}` : text;
    // somebody called 小雨 is no rain
    const plain = this.#people.reduce((rest, { name }) => rest.replaceAll(name, ''), told);
    const newScene = this.#moveTo(plain);
    const speaker = kind === 'speech' ? this.#speakerOf(before, after) : null;
    const present = this.#peopleIn(told);
    if (speaker && !present.includes(speaker)) present.unshift(speaker);
    this.#remember(present);
    if (kind === 'speech')
      this.#speakers = speaker
        ? [speaker, ...this.#speakers.filter((one) => one !== speaker)].slice(0, 2)
        : this.#speakers;
    const actions = findActions(told);
    return {
      kind,
      text: capital(text),
      doing: kind === 'speech' ? doingOf(before, after) : '',
      speaker,
      people: present,
      place: this.#place,
      time: this.#time,
      weather: this.#weather,
      feeling: findFeelings(told)[0]?.means ?? findFeelings(text)[0]?.means ?? null,
      actions: [...new Set(actions.map(({ means }) => means))],
      detail: actions.find(({ means }) => means === 'detail')?.word ?? null,
      newScene,
      paragraph,
    };
  }

  /** @returns whether this is a new scene */
  #moveTo(text: string): boolean {
    const place = wholePlace(findPlaces(text), text);
    const time = findTimes(text)[0]?.means;
    const weather = findWeathers(text).find(
      ({ word, start }) => !OVER.test(text.slice(start + word.length)),
    )?.means;
    const name = place && this.#nameOf(place.word, place.start, text);
    const elsewhere = name !== undefined && name !== this.#place?.name;
    const later = time !== undefined && time !== this.#time;
    const changed = this.#first || elsewhere || later;
    if (place && name) this.#place = { name, kind: place.means };
    if (time) this.#time = time;
    // what is not told again is not taken along to another place or hour
    if (weather || later || elsewhere) this.#weather = weather ?? null;
    this.#first = false;
    return changed;
  }

  /** The place with the adjective that stands before it: "old lighthouse". */
  #nameOf(word: string, start: number, text: string): string {
    if (this.#language === 'zh') return word;
    const [, adjective = ''] =
      /\b(old|small|little|quiet|dark|abandoned|empty|crowded|busy|tiny|huge|ancient|frozen|green|snowy|lonely|distant|deep|narrow|bright|warm|cold|floating|secret|mountain|fishing|night|village|sea)\s$/i.exec(
        text.slice(0, start),
      ) ?? [];
    return `${adjective} ${word}`.trim().toLowerCase();
  }

  #peopleIn(text: string): Person[] {
    const named = this.#people.filter(({ name, aliases }) =>
      [name, ...aliases].some((word) => isNamed(text, word)),
    );
    const meant = named.length > 0 ? null : this.#meant(text);
    return meant ? [meant] : named;
  }

  /** Whom a pronoun means: the one recent person it fits. Two who fit equally well stay unresolved, rather than guessed. */
  #meant(text: string): Person | null {
    const gender = pronounIn(text);
    if (!gender) return null;
    const fits = this.#recent.filter((person) => person.gender === gender || person.gender === null);
    const sure = fits.filter((person) => person.gender === gender);
    const [one] = sure.length === 1 ? sure : fits.length === 1 ? fits : [];
    if (!one) return null;
    // the story has just told what the name did not
    one.gender ??= gender;
    return one;
  }

  #speakerOf(before: string, after: string): Person | null {
    const told = before || after;
    const near = this.#people
      .flatMap((person) =>
        [person.name, ...person.aliases].map((word) => ({ person, at: placeIn(told, word) })),
      )
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at);
    if (near[0]) return near[0].person;
    if (told.trim()) return this.#meant(told);
    // in an exchange the two take turns; alone, the last one named goes on
    if (this.#speakers.length === 2) return this.#speakers[1] ?? null;
    return this.#recent.find((person) => person !== this.#speakers[0]) ?? this.#recent[0] ?? null;
  }

  #remember(people: readonly Person[]): void {
    this.#recent = [...people, ...this.#recent.filter((person) => !people.includes(person))].slice(0, 4);
  }
}

/** The rain that has stopped. */
const OVER = /^(?:[已终]?[经于]?(?:停|过去|散)|\s(?:had\s|has\s)?(?:stopped|ended|cleared|was over))/u;

/** Places that stand together are one, of the last one's kind: 学校图书馆, "school library". */
function wholePlace(found: readonly Found<Wideness>[], text: string): Found<Wideness> | undefined {
  const [first, ...others] = found;
  let whole = first;
  for (const next of others) {
    const between = whole && text.slice(whole.start + whole.word.length, next.start).trim();
    // 山里的老茶馆 is the teahouse
    if (whole && between && /^的.{0,2}$/u.test(between)) {
      whole = next;
      continue;
    }
    if (!whole || between !== '') break;
    const word = text.slice(whole.start, next.start + next.word.length);
    whole = { means: next.means, word, start: whole.start };
  }
  return whole;
}

/** Where a name stands as a word of its own; -1 when it does not. */
function placeIn(text: string, name: string): number {
  if (/\p{Script=Han}/u.test(name)) return text.indexOf(name);
  return text.search(new RegExp(`(?<![\\w'])${name}(?![\\w])`, 'i'));
}

const isNamed = (text: string, name: string): boolean => placeIn(text, name) >= 0;

function pronounIn(text: string): Person['gender'] {
  const [word = ''] =
    /她|他|\b(?:she|her|he|his|him)\b/iu.exec(text) ?? /它|\b(?:it|its)\b/iu.exec(text) ?? [];
  if (/^(?:她|she|her)$/i.test(word)) return 'she';
  if (/^(?:他|he|his|him)$/i.test(word)) return 'he';
  return word ? 'it' : null;
}

const SAYING = new RegExp(
  `[\\p{Script=Han}]{0,4}?(?:${SAYING_ZH})(?:着|了)?[：:，,]?|(?:[\\w']+\\s){0,3}\\b(?:${SAYING_EN})\\b(?:\\s(?:to|at)\\s[\\w']+(?:\\s[\\w']+)?)?[,:]?`,
  'iu',
);

/** What is left of an attribution when the saying itself is taken out: "closing the door". */
const doingOf = (before: string, after: string): string =>
  capital(
    `${before} ${after}`
      .replace(SAYING, ' ')
      .replace(/[\s，。,.：:！!？?]+$/gu, '')
      .replace(/^[\s，。,.：:！!？?]+(?:and\s)?/gu, '')
      .trim(),
  );
