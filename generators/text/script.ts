/** The built-in text engine: turns a story or an advertisement into a script. */

import { type AdvertPart, arrangeAdvert } from './advert.ts';
import { advertBeats, withProduct } from './advert-shots.ts';
import { type Beat, readBeats } from './beats.ts';
import { film } from './camera.ts';
import type { Camera } from './camera-terms.ts';
import { capital } from './capital.ts';
import { cameraWords, namesOf, sceneOf, screenOf } from './describe.ts';
import { readDialogue } from './dialogue.ts';
import { placed } from './first-place.ts';
import { takeHeading } from './heading.ts';
import { spanLife } from './life.ts';
import { SHOTS } from './limits.ts';
import { isNoun, withArticle } from './name-noun.ts';
import { pace } from './pacing.ts';
import type { Person } from './person.ts';
import { type Product, productOf } from './product.ts';
import { firstScene, withoutScenes } from './scene-line.ts';
import { readScreenplay } from './screenplay.ts';
import type { ScriptRequest, WrittenLine, WrittenRole, WrittenScript } from './texts.ts';
import { titleOf } from './title.ts';
import { type Language, pick } from './words.ts';

/** Speaker of the narration; the characters step has a card for it. */
const NARRATOR = { en: 'Narrator', zh: '旁白' } as const;
/** Speaker of quotes without attribution. */
const UNNAMED = { en: 'Voice', zh: '画外音' } as const;

/**
 * Writes a script. Pure and deterministic. It follows the text and its order: it invents no plot, and leaves places, speakers
 * and people open that the text does not name.
 */
export function writeScript({
  story: text,
  textType,
  language,
  ratio,
  mostShots,
}: Omit<ScriptRequest, 'style'>): WrittenScript {
  // "TrailRunner shoes: light as a feather" is not spoken by the shoes
  const given = textType === 'adv' ? text.replace(/^([A-Z][^\n:“"]{1,40}):\s(?=[a-z])/gmu, '$1 — ') : text;
  const { title, body: story } = takeHeading(readScreenplay(readDialogue(given), language), language);
  const plain = withoutScenes(story);
  const product = textType === 'adv' ? productOf(plain, language) : null;
  const advert = textType === 'adv' ? arrangeAdvert(plain, product, language) : null;
  const scene = firstScene(story);
  const told = readBeats(
    // its parts are told in an order of their own, at the first place
    advert ? `${scene}\n${advert.text}` : story,
    language,
    product,
  );
  const { beats: read, people } = advert ? told : spanLife(told, language);
  const paced = pace(read, language, mostShots);
  const beats = advert ? advertBeats(paced, advert.parts, product, scene !== '') : placed(opened(paced));
  const cameras = film(beats, ratio, ({ paragraph }) => waysOfAdvert(advert?.parts[paragraph]));
  const lines = beats.flatMap((beat, index) => {
    const camera = cameras[index];
    return camera ? [lineOf(beat, camera, language, advert?.parts[beat.paragraph], product)] : [];
  });
  return { title: title || titleOf(plain, language), lines, roles: rolesOf(beats, people, language) };
}

function lineOf(
  beat: Beat,
  camera: Camera,
  language: Language,
  part: AdvertPart | undefined,
  product: Product | null,
): WrittenLine {
  const screen = screenOf(beat, camera, language);
  return {
    ...cameraWords(camera, language),
    characters: namesOf(beat, camera, language),
    cj_desc: sceneOf(beat, language),
    hm_desc: product ? withProduct(screen, beat, part, product, language) : screen,
    dialogue: spoken(beat, language),
  };
}

/** `Name：text` (BOARD-81), spoken by a person or the narrator; empty for a view of the place that was added. */
function spoken({ kind, speaker, text, byNarrator }: Beat, language: Language): string {
  if (text === '') return '';
  const name = kind === 'narration' || byNarrator ? NARRATOR[language] : (speaker?.name ?? UNNAMED[language]);
  return `${name}：${text}`;
}

/** Cameras for an advertisement: close-ups of the product, and mostly static shots for the call to action. */
function waysOfAdvert(part: AdvertPart | undefined): readonly Camera[] | null {
  if (part === 'product')
    return [
      { distance: 'close', angle: 'eye', move: 'pushIn' },
      { distance: 'close', angle: 'side', move: 'still' },
      { distance: 'medium', angle: 'eye', move: 'pullOut' },
    ];
  if (part === 'call')
    return [
      { distance: 'medium', angle: 'eye', move: 'still' },
      { distance: 'close', angle: 'eye', move: 'still' },
      { distance: 'medium', angle: 'eye', move: 'pushIn' },
    ];
  return null;
}

/**
 * Opens a very short story with a view of its place, and without one with whoever it is about: there are no surroundings to be seen
 * from afar. It gets no shot that it does not tell.
 */
function opened(beats: readonly Beat[]): readonly Beat[] {
  const [first, ...others] = beats;
  if (!first || first.text === '' || beats.length >= SHOTS.few) return beats;
  const begun = [{ ...first, newScene: false, newPlace: false }, ...others];
  if (!first.place) return begun;
  const view: Beat = {
    ...first,
    kind: 'narration',
    text: '',
    doing: '',
    people: [],
    speaker: null,
    listener: null,
    byNarrator: false,
    manner: null,
    detail: null,
    actions: [],
    newScene: true,
    newPlace: true,
  };
  return [view, ...begun];
}

/** The roles of the script, with descriptions from the story. */
function rolesOf(beats: readonly Beat[], people: readonly Person[], language: Language): WrittenRole[] {
  const seen = people.filter((person) => beats.some((beat) => beat.people.includes(person)));
  return seen.map((person) => ({ name: person.name, description: describeRole(person, language) }));
}

/** Descriptions by age and gender. */
const KINDS = {
  old: { she: ['an old woman', '老奶奶'], he: ['an old man', '老爷爷'], other: ['an old person', '老人'] },
  child: { she: ['a girl', '女孩'], he: ['a boy', '男孩'], other: ['a child', '孩子'] },
  adult: { she: ['a woman', '女人'], he: ['a man', '男人'], other: ['a person', '人物'] },
} as const;

/** A thing that is somebody has a face in its pictures. */
const withFace = (thing: string, language: Language): string =>
  language === 'zh' ? `长着脸的${thing}` : `${withArticle(thing, language)} with a face`;

/** What somebody is instead of a man or a woman. */
const NO_HUMAN = /(?:robot|rover|android|ghost|alien|机器人|幽灵|外星人)$/i;

/** Describes a person as a prompt for pictures. It invents no looks; the member can add them. */
function describeRole(person: Person, language: Language): string {
  const { name, age, gender, usual, post, named, looks, wears, thing } = person;
  if (thing)
    return [name, withFace(post || name.toLowerCase(), language)].join(language === 'zh' ? '，' : ', ');
  if (person.many) return capital(post);
  // a fox that is called so needs no more words
  if (age === 'animal') {
    if (!post || name.toLowerCase().includes(post)) return name;
    return language === 'zh' ? `${name}，${post}` : `${name}, ${withArticle(post, language)}`;
  }
  const kinds = KINDS[age ?? 'adult'];
  const kind = pick(kinds[gender === 'she' || gender === 'he' ? gender : (usual ?? 'other')], language);
  const told =
    post && !name.toLowerCase().includes(post) && !kind.includes(post) ? withArticle(post, language) : '';
  // a trade says what somebody is, but not that they are old; a name such as 机器人 or Mayor says it too
  const says = gender ?? usual ?? (age === 'old' || age === 'child');
  const kindSays =
    !NO_HUMAN.test(post || name) &&
    // 爱画画的小女孩 says that she is a girl
    !(told && post.endsWith(kind.replace(/^an? /, ''))) &&
    !name.toLowerCase().endsWith(kind.replace(/^an? /, '')) &&
    // 快递员小马 is no horse
    (says || (named && isNoun(name)) || (!told && !isNoun(name)));
  const parts = [name, kindSays && kind, told, looks, wears];
  return parts.filter(Boolean).join(language === 'zh' ? '，' : ', ');
}
