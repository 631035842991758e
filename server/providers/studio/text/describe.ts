/** A beat in the words of a script: the scene, and what the camera sees. */
import type { Beat } from './beats.ts';
import { ANGLES, type Camera, DISTANCES, MOVES } from './camera.ts';
import { capital } from './people.ts';
import type { Feeling, Time, Weather } from './vocabulary.ts';

type Language = 'en' | 'zh';
type Words = readonly [string, string];

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
  wind: ['wind', '有风'],
};
const FACES: Readonly<Record<Feeling, Words>> = {
  joy: ['a bright smile', '笑容明亮'],
  sorrow: ['lowered eyes', '目光低垂'],
  fear: ['wide eyes, tense shoulders', '双眼睁大，肩膀紧绷'],
  anger: ['brows drawn together', '眉头紧锁'],
  wonder: ['raised brows, lips parted', '眉毛扬起，微微张口'],
  calm: ['a calm face', '神情平静'],
};
const UNKNOWN_PLACE: Words = ['plain setting', '简单的场景'];

export const pick = (words: Words, language: Language): string => words[language === 'zh' ? 1 : 0];

export const cameraWords = ({ distance, angle, move }: Camera, language: Language) => ({
  shot_type: pick(DISTANCES[distance], language),
  angle: pick(ANGLES[angle], language),
  move: pick(MOVES[move], language),
});

export const namesOf = ({ people }: Beat, language: Language): string =>
  people.map(({ name }) => name).join(language === 'zh' ? '、' : ', ');

/** Where and when: "Old lighthouse, dusk, rain". @param elsewhere the place of the story's first scene, where a beat has none yet */
export function sceneOf(
  { place, time, weather }: Beat,
  elsewhere: Beat['place'],
  language: Language,
): string {
  const parts = [
    place?.name ?? elsewhere?.name ?? pick(UNKNOWN_PLACE, language),
    ...(time ? [pick(TIME_WORDS[time], language)] : []),
    ...(weather ? [pick(WEATHER_WORDS[weather], language)] : []),
  ];
  return capital(parts.join(language === 'zh' ? '，' : ', '));
}

/** What the camera sees: the frame, who is in it and how they look, what happens, and the light. */
export function screenOf(beat: Beat, camera: Camera, elsewhere: Beat['place'], language: Language): string {
  const parts = [
    frameOf(beat, camera, elsewhere, language),
    happening(beat, language),
    lightOf(beat, language),
  ];
  const stop = language === 'zh' ? '。' : '. ';
  return `${parts
    .filter(Boolean)
    .map((part) => capital(part.replace(/[。.\s]+$/u, '')))
    .join(stop)}${stop}`.trim();
}

function frameOf(
  beat: Beat,
  { distance, angle }: Camera,
  elsewhere: Beat['place'],
  language: Language,
): string {
  const zh = language === 'zh';
  const who = namesOf(beat, language);
  const place = beat.place?.name ?? elsewhere?.name ?? '';
  const near = distance !== 'extremeLong' && distance !== 'long' && distance !== 'detail';
  if (near && !who) return emptyFrame(distance, place, language);
  const face = beat.feeling ? pick(FACES[beat.feeling], language) : '';
  switch (distance) {
    case 'extremeLong':
    case 'long':
      return zh
        ? `${place || '开阔的环境'}的全貌${who ? `，${who}在画面中显得很小` : ''}${angle === 'back' ? '，人物背对镜头' : ''}`
        : `The whole of ${the(place) || 'the open surroundings'}${who ? `, ${who} small in the frame` : ''}${angle === 'back' ? ', seen from behind' : ''}`;
    case 'detail':
      return zh
        ? `画面只有${beat.detail ?? '手部'}的细节${who ? `，属于${beat.people[0]?.name ?? who}` : ''}`
        : `Nothing but the ${beat.detail ?? 'hands'} in the frame${beat.people[0] ? `, held by ${beat.people[0].name}` : ''}`;
    case 'close':
      return zh ? `${who}的脸部${face ? `，${face}` : ''}` : `The face of ${who}${face ? `, ${face}` : ''}`;
    case 'mediumClose':
      return zh
        ? `${who}胸部以上${face ? `，${face}` : ''}${angle === 'shoulder' ? '，前景是对方的肩膀' : ''}`
        : `${who} from the chest up${face ? `, ${face}` : ''}${angle === 'shoulder' ? ', past the shoulder of the other' : ''}`;
    case 'medium':
      return zh
        ? `${who}半身${place ? `，身后是${place}` : ''}`
        : `${who} from the waist up${place ? `, ${the(place)} behind` : ''}`;
    case 'full':
      return zh
        ? `${who}全身入镜${place ? `，在${place}` : ''}`
        : `${who} in full figure${place ? ` in ${the(place)}` : ''}`;
  }
}

/** A frame without anybody in it shows a part of the place, or only what the text says. */
function emptyFrame(distance: Camera['distance'], place: string, language: Language): string {
  if (!place) return '';
  const whole = distance === 'full';
  if (language === 'zh') return whole ? `${place}的景象，没有人物` : `${place}的一角`;
  return whole ? `A view of ${the(place)}, nobody in it` : `A corner of ${the(place)}`;
}

const the = (place: string): string => (place && !/^(?:home|space)$/.test(place) ? `the ${place}` : place);

/** The narration with a leading pronoun named, or what is done while speaking. */
function happening(beat: Beat, language: Language): string {
  if (beat.kind === 'narration') return withName(beat, language);
  const speaker = beat.speaker?.name ?? (language === 'zh' ? '有人' : 'Somebody');
  const listener = beat.people.find((person) => person !== beat.speaker)?.name;
  const doing = beat.doing && beat.doing.toLowerCase() !== speaker.toLowerCase() ? beat.doing : '';
  const speaking =
    language === 'zh'
      ? `${speaker}${listener ? `对着${listener}` : ''}开口说话`
      : `${speaker} speaks${listener ? ` to ${listener}` : ''}`;
  return doing
    ? `${speaking}${language === 'zh' ? '，' : '; '}${language === 'zh' ? doing : doing.charAt(0).toLowerCase() + doing.slice(1)}`
    : speaking;
}

function withName({ text, people }: Beat, language: Language): string {
  const [one, ...others] = people;
  if (!one || others.length > 0 || text.toLowerCase().includes(one.name.toLowerCase())) return text;
  if (language === 'zh') return text.replace(/^(.{0,8}?)[她他它](?!们)/u, `$1${one.name}`);
  const called = one.named ? one.name : `the ${one.name.toLowerCase()}`;
  return one.gender ? text.replace(new RegExp(`\\b${one.gender}\\b`, 'i'), called) : text;
}

const lightOf = ({ time, weather }: Beat, language: Language): string =>
  [
    ...(time ? [pick(LIGHT[time], language)] : []),
    ...(weather ? [pick(WEATHER_WORDS[weather], language)] : []),
  ].join(language === 'zh' ? '，' : ', ');
