/** A story as beats: what happens, who is there, who speaks, where and when. */
import { finderOf } from './find-words.ts';
import { capital, findPeople, type Person } from './people.ts';
import { type Piece, pieces } from './segment.ts';
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

/** Reads a story. Pure: the same story gives the same beats. */
export function readBeats(story: string, language: 'en' | 'zh'): { beats: Beat[]; people: Person[] } {
  const people = findPeople(story, language);
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
    const newScene = this.#moveTo(told);
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
      text,
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
    const place = findPlaces(text)[0];
    const time = findTimes(text)[0]?.means;
    const weather = findWeathers(text)[0]?.means;
    const name = place && this.#nameOf(place.word, place.start, text);
    const elsewhere = name !== undefined && name !== this.#place?.name;
    const later = time !== undefined && time !== this.#time;
    const changed = this.#first || elsewhere || later;
    if (place && name) this.#place = { name, kind: place.means };
    if (time) this.#time = time;
    if (weather) this.#weather = weather;
    else if (later || elsewhere)
      this.#weather = elsewhere && place?.means === 'inside' ? null : this.#weather;
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
    const lower = text.toLowerCase();
    const named = this.#people.filter(({ name }) =>
      this.#language === 'zh'
        ? text.includes(name)
        : new RegExp(`(?<![\\w'])${name}(?![\\w])`, 'i').test(lower),
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
      .map((person) => ({
        person,
        at: before ? told.lastIndexOf(nameIn(told, person.name)) : told.indexOf(nameIn(told, person.name)),
      }))
      .filter(({ person, at }) => at >= 0 && nameIn(told, person.name) !== '')
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

/** The name as the text writes it, or empty. */
function nameIn(text: string, name: string): string {
  if (text.includes(name)) return name;
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  return at < 0 ? '' : text.slice(at, at + name.length);
}

function pronounIn(text: string): Person['gender'] {
  const [word = ''] = /她|他|它|\b(?:she|her|he|his|him|it|its)\b/iu.exec(text) ?? [];
  if (/^(?:她|she|her)$/i.test(word)) return 'she';
  if (/^(?:他|he|his|him)$/i.test(word)) return 'he';
  return word ? 'it' : null;
}

const SAYING =
  /(?:[\p{Script=Han}]{0,6}?(?:说道|问道|答道|喊道|笑道|叫道|叹道|回答说|告诉[\p{Script=Han}]{1,4}|说|问|答|喊|叫|嚷)(?:着|了)?)[：:，,]?|(?:[\w']+\s){0,3}\b(?:said|says|asked|asks|replied|whispered|shouted|cried|called|answered|told|added|murmured|laughed)\b(?:\s(?:to|at)\s[\w']+(?:\s[\w']+)?)?[,:]?/iu;

/** What is left of an attribution when the saying itself is taken out: "closing the door". */
const doingOf = (before: string, after: string): string =>
  capital(
    `${before} ${after}`
      .replace(SAYING, ' ')
      .replace(/[\s，。,.：:！!？?]+$/gu, '')
      .replace(/^[\s，。,.：:！!？?]+/gu, '')
      .trim(),
  );
