/** Describes a beat in a script's columns: the scene, and what the camera sees. */
import type { Beat } from './beats.ts';
import { ANGLES, type Camera, DISTANCES, MOVES } from './camera-terms.ts';
import { capital } from './capital.ts';
import { called, frameOf, listed, shownIn } from './frame.ts';
import { withObjectNamed } from './object-pronoun.ts';
import type { Person } from './person.ts';
import { fitOf, placeOf, pronounsIn } from './pronouns.ts';
import { sentences } from './segment.ts';
import { inThirdPerson } from './third-person.ts';
import type { Time, Weather } from './vocabulary.ts';
import { withStage } from './with-stage.ts';
import { type Language, pick, type Words } from './words.ts';

const TIME_WORDS: Readonly<Record<Time, Words>> = {
  dawn: ['early morning', '清晨'],
  day: ['daytime', '白天'],
  dusk: ['dusk', '黄昏'],
  night: ['night', '夜晚'],
};
const LIGHT: Readonly<Record<Time, Words>> = {
  dawn: ['pale morning light', '晨光柔和'],
  day: ['clear daylight', '日光明亮'],
  dusk: ['low golden light', '暖金色的余晖'],
  night: ['dim light and deep shadows', '夜色深沉，光线昏暗'],
};
const WEATHER_WORDS: Readonly<Record<Weather, Words>> = {
  rain: ['rain', '下着雨'],
  snow: ['snow', '飘着雪'],
  fog: ['mist', '雾气弥漫'],
  storm: ['a storm', '风雨大作'],
  sand: ['a sandstorm', '风沙漫天'],
  wind: ['wind', '有风'],
};
const SPEAKS: Readonly<Record<NonNullable<Beat['manner']>, Words>> = {
  low: ['speaks in a low voice', '轻声说话'],
  loud: ['calls out', '大声说话'],
  asking: ['asks', '发问'],
};
const PLAIN_SPEECH: Words = ['speaks', '开口说话'];
const OFF_SCREEN: Words = ['A voice is heard', '画外传来说话声'];
const UNKNOWN_PLACE: Words = ['plain setting', '简单的场景'];

/** A camera as the script's columns name it. */
export const cameraWords = ({ distance, angle, move }: Camera, language: Language) => ({
  shot_type: pick(DISTANCES[distance], language),
  angle: pick(ANGLES[angle], language),
  move: pick(MOVES[move], language),
});

/** Names of the people in the frame, separated by the language's comma. */
export const namesOf = (beat: Beat, camera: Camera, language: Language): string =>
  shownIn(beat, camera)
    .map(({ name }) => name)
    .join(language === 'zh' ? '、' : ', ');

/** Place, time and weather: "Old lighthouse, dusk, rain". */
export function sceneOf({ place, time, weather }: Beat, language: Language): string {
  const parts = [
    place?.name ?? pick(UNKNOWN_PLACE, language),
    ...(time ? [pick(TIME_WORDS[time], language)] : []),
    ...(weather ? [pick(WEATHER_WORDS[weather], language)] : []),
  ];
  return capital(parts.join(language === 'zh' ? '，' : ', '));
}

/** What the camera sees: the frame, who is in it and how they look, what happens, and the light. */
export function screenOf(beat: Beat, camera: Camera, language: Language): string {
  const place = beat.place?.name ?? '';
  const parts = [
    frameOf(beat, camera, place, language),
    staged(happening(beat, language), beat.people, language),
    lightOf(beat, language),
  ];
  const told = parts.map((part) => part.replace(/[，,；;：:。.\s]+$/u, '')).filter(Boolean);
  // silent shots of a story without a place
  if (told.length === 0) told.push(pick(UNKNOWN_PLACE, language));
  const ended = told.map((part) =>
    /[？！?!…]$/u.test(part) ? part : `${part}${language === 'zh' ? '。' : '.'}`,
  );
  return ended.map(capital).join(language === 'zh' ? '' : ' ');
}

/** What happens, with those who are younger or older here by the name they have there. */
const staged = (text: string, people: readonly Person[], language: Language): string =>
  people.reduce((told, { stage, name }) => (stage ? withStage(told, stage, name, language) : told), text);

/** The narration, with the first pronoun replaced by the name, or what happens during a speech. */
function happening(beat: Beat, language: Language): string {
  if (beat.kind === 'narration') return withName(beat, language);
  const { speaker, listener, manner, people } = beat;
  const doing = asTold(beat.doing, people, language);
  if (!speaker) return pick(OFF_SCREEN, language);
  const zh = language === 'zh';
  const name = called(speaker, language);
  const how = pick(manner ? SPEAKS[manner] : PLAIN_SPEECH, language);
  const to =
    !listener || manner === 'loud'
      ? ''
      : manner === 'asking' && !zh
        ? ` ${called(listener, language)}`
        : zh
          ? `对着${listener.name}`
          : ` to ${called(listener, language)}`;
  const speaking = zh ? `${name}${to}${how}` : `${name} ${how}${to}`;
  if (!doing || doing.toLowerCase() === speaker.name.toLowerCase()) return speaking;
  // "says Elif without looking up"
  const deed = doing.startsWith(speaker.name)
    ? doing.slice(speaker.name.length).replace(/^[\s,]+/u, '')
    : doing;
  if (!deed) return speaking;
  return zh ? `${speaking}，${deed}` : `${speaking}; ${deed.charAt(0).toLowerCase()}${deed.slice(1)}`;
}

/** What is told as "I", with the name of whoever tells it if they are in the picture. */
function asTold(text: string, people: readonly Person[], language: Language): string {
  const teller = people.find(({ tells }) => tells);
  // "My name is Ruby" says who that is
  return teller && text !== '' && placeOf(text, teller.name) < 0
    ? inThirdPerson(text, called(teller, language), language)
    : text;
}

/** "Bob lifts her": with her name, where one person of the picture is not named. */
function objectNamed(text: string, people: readonly Person[], language: Language): string {
  const placed = people.map((person) => ({
    person,
    at: Math.max(...[person.name, ...person.aliases].map((word) => placeOf(text, word))),
  }));
  const [one, another] = placed.filter(({ at }) => at < 0);
  if (!one || another) return text;
  const { person } = one;
  const unnamed = {
    fits: (of: 'she' | 'he' | 'it') => fitOf(person, of) > 0,
    called: called(person, language),
  };
  return withObjectNamed(
    text,
    unnamed,
    placed.flatMap(({ at }) => (at < 0 ? [] : [at])),
  );
}

function withName(beat: Beat, language: Language): string {
  const { people } = beat;
  const text = asTold(beat.text, people, language);
  const teller = people.find(({ tells }) => tells);
  const others = people.filter((person) => person !== teller);
  const names = (part: string) =>
    others.some(({ name, aliases }) => [name, ...aliases].some((word) => placeOf(part, word) >= 0));
  // "They sit in the boat. Leo laughs.": the second sentence does not say who sits there
  const [first = ''] = sentences(text);
  if (people.length > 1 && !names(first)) {
    // "They row out. A seal swims beside them.": who comes later is not yet among them
    const rest = text.slice(first.length);
    const before = people.filter(({ name, aliases }) =>
      [name, ...aliases].every((word) => placeOf(rest, word) < 0),
    );
    const all = text.replace(THEY[language], `$1${listed(before.length > 1 ? before : people, language)}`);
    if (all !== text) return all;
  }
  const [one] = others;
  if (!one) return text;
  if (names(text)) return objectNamed(text, others, language);
  if (language === 'zh') return text.replace(/^(.{0,8}?)(?<!其)[她他它](?!们)/u, `$1${one.name}`);
  const gender = one.gender ?? one.usual;
  // nobody crosses it: what is no animal and no robot is a thing
  const pronoun = gender === 'he' || gender === 'she' ? gender : fitOf(one, 'it') > 0 ? 'it' : null;
  if (!pronoun) return text;
  // "its" is no "it", and "her" is no "he"
  const whole = new RegExp(`^${pronoun}\\b`, 'iu');
  const place = pronounsIn(text).find(({ at }) => whole.test(text.slice(at)));
  if (!place) return text;
  const name = called(one, language);
  const rest = text.slice(place.at + pronoun.length);
  return `${text.slice(0, place.at)}${/^\p{Lu}/u.test(text.slice(place.at)) ? capital(name) : name}${rest}`;
}

/** The first pronoun that stands for several, as the subject. */
const THEY = { en: /^(.{0,24}?)\b(?:they|we)\b/iu, zh: /^(.{0,8}?)(?<!其)[她他它我咱]们/u } as const;

const lightOf = ({ time, weather }: Beat, language: Language): string =>
  [
    ...(time ? [pick(LIGHT[time], language)] : []),
    ...(weather ? [pick(WEATHER_WORDS[weather], language)] : []),
  ].join(language === 'zh' ? '，' : ', ');
