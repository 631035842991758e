/** A story as beats, as in screenwriting: what happens, who is there, who speaks, where and when. */

import { capital } from './capital.ts';
import { Cast } from './cast.ts';
import { cutLong } from './clauses.ts';
import { doingOf } from './doing.ts';
import { finderOf } from './find-words.ts';
import { findPeople } from './people.ts';
import type { Person } from './person.ts';
import type { Place } from './place.ts';
import { isPlace, type Product } from './product.ts';
import { namedIn } from './pronouns.ts';
import { withoutScenes } from './scene-line.ts';
import { type Piece, pieces, SAYING_EN } from './segment.ts';
import { talkersOf } from './talkers.ts';
import { ACTIONS, type Action, FEELINGS, type Feeling, type Time, type Weather } from './vocabulary.ts';
import { Where } from './where.ts';

export interface Beat {
  kind: 'narration' | 'speech';
  /** The narration, or the spoken words. */
  text: string;
  /** What the speaker does meanwhile, from the narration around the quote. */
  doing: string;
  /** How it is spoken, if the story says so. */
  manner: 'low' | 'loud' | 'asking' | null;
  /** Null in narration, and if the story does not say who speaks. */
  speaker: Person | null;
  /** Whom the speaker speaks to; null in narration, and if nobody else is there. */
  listener: Person | null;
  /** Whether the story itself says whom the speaker speaks to: "said the owl to the mouse". */
  addressed?: true;
  /** Spoken by a first-person narrator: "I said". */
  byNarrator: boolean;
  /** People in the shot, the one who acts first. */
  people: Person[];
  place: Place | null;
  time: Time | null;
  weather: Weather | null;
  feeling: Feeling | null;
  actions: Action[];
  /** The word for the object of a detail shot. */
  detail: string | null;
  /** The first beat at its place or time. */
  newScene: boolean;
  /** The first beat at its place. */
  newPlace: boolean;
  /** The first beat after a leap over years, or back. */
  leap?: true;
  paragraph: number;
}

/** Things that are verbs as well, and what stands before them as things: who watches the stars looks at no watch. */
const VERB_TOO = /^(?:watch(?:es)?|(?:lock|ring|phone|map|button|note|hand|photograph|clock|screen|eye)s?)$/i;
/** 信号, 相信: no letter. */
const NO_LETTER = /信[号任心息念仰用赖服]|[相自迷通坚微轻确深]信/u;
const AS_NOUN =
  /(?:\b(?:an?|the|his|her|its|their|my|your|our|this|that|of)|['’]s)\s(?:(?!(?:and|or|to|then)\b)[\w-]+\s){0,2}$/i;

const findFeelings = finderOf(FEELINGS);
const findActions = finderOf(ACTIONS);
/** Most people shown, if some are present without being mentioned. */
const MOST_AROUND = 2;

/**
 * Parses a story into beats. Pure and deterministic.
 * @param product of an advertisement, whose name is not a person's
 */
export function readBeats(
  story: string,
  language: 'en' | 'zh',
  product: Product | null = null,
): { beats: Beat[]; people: Person[] } {
  const people = findPeople(withoutScenes(story), language).filter(
    // in an advertisement "your bike knows the way" is praise
    ({ name, thing }) => !product || !(thing || product.name.includes(name) || name.includes(product.name)),
  );
  const where = new Where(language);
  const cast = new Cast(people);
  // 马 is a part of 马厩 and 马路
  const names = [
    ...people
      .flatMap(({ name, aliases }) => [name, ...aliases.filter((alias) => name.endsWith(alias))])
      .filter((name) => [...name].length > 1),
    ...(product ? [product.name, ...(product.kind && !isPlace(product) ? [product.kind] : [])] : []),
  ];
  const parts = pieces(story).flatMap((piece) => cutLong(piece, language));
  const beats = parts.map((piece, index) => readBeat(piece, parts[index + 1], { where, cast, names }));
  const talk = people.length === 0 ? talkersOf(beats, parts, language) : null;
  if (talk) return talk;
  // a heading that leads nowhere new has no view
  const shown = beats.filter(({ text, newScene, place }) => text !== '' || (newScene && place));
  const answered = shown.map((beat, index) => withAnswerer(beat, shown[index + 1]));
  return { beats: answered.map((beat, index) => toAsker(beat, answered.slice(0, index))), people };
}

/** Whoever was spoken to speaks to whoever spoke. */
function toAsker(beat: Beat, before: readonly Beat[]): Beat {
  const { speaker, people } = beat;
  if (!speaker || beat.addressed || beat.newScene) return beat;
  const since = before.findLastIndex((one) => one.kind === 'speech' || one.newScene);
  const asked = before[since];
  if (!asked?.speaker || asked.listener !== speaker || asked.speaker === speaker) return beat;
  return {
    ...beat,
    listener: asked.speaker,
    people: people.includes(asked.speaker)
      ? people
      : [speaker, asked.speaker, ...people.filter((one) => one !== speaker)],
  };
}

/** Whoever answers was spoken to. */
function withAnswerer(beat: Beat, next: Beat | undefined): Beat {
  const { speaker, people } = beat;
  const answers = next?.speaker;
  if (!speaker || beat.addressed || !answers || answers === speaker || next.newScene) return beat;
  return { ...beat, listener: answers, people: people.includes(answers) ? people : [...people, answers] };
}

function readBeat(
  piece: Piece,
  next: Piece | undefined,
  { where, cast, names }: { where: Where; cast: Cast; names: readonly string[] },
): Beat {
  const { kind, text, before, after, paragraph, goesOn = false, scene, aside } = piece;
  const speech = kind === 'speech';
  const told = speech ? `${before} ${after}` : text;
  // names are removed first: a person called 小雨 is not rain
  const nameless = (words: string) => names.reduce((rest, name) => rest.replaceAll(name, ''), words);
  const plain = nameless(told);
  const { newScene, newPlace } = scene
    ? where.enter({ ...scene, words: nameless(scene.words) }, plain)
    : where.follow(plain);
  const said = speech ? cast.speak(piece, next, newScene) : null;
  const meant = said?.people ?? cast.tell(piece, newScene);
  const others = cast.present.filter((person) => !meant.includes(person));
  const listeners = others.filter(({ age }) => age !== 'animal');
  const around = speech && listeners.length > 0 ? listeners : others;
  // people who are present stay in the picture, except in the first shot of a new scene
  const shown: Person[] =
    meant.length > 0 && !speech
      ? meant
      : newScene && !speech
        ? []
        : [...meant, ...around].slice(0, Math.max(meant.length, MOST_AROUND));
  const speaker = said?.speaker ?? null;
  cast.leave(told, meant);
  const addressed = speaker && addressedIn(told, cast.people, speaker);
  if (addressed && !shown.includes(addressed)) shown.splice(1, 0, addressed);
  const actions = findActions(told).filter(
    ({ means, word, start }) =>
      means !== 'detail' ||
      ((!VERB_TOO.test(word) || AS_NOUN.test(told.slice(0, start))) &&
        !(word === '信' && NO_LETTER.test(told.slice(Math.max(0, start - 1), start + 2)))),
  );
  const limb = speech ? null : limbIn(told);
  if (limb) actions.push({ means: 'detail', word: limb, start: 0 });
  return {
    kind,
    text: goesOn ? text : capital(text),
    doing: speech && !goesOn ? capital(aside ?? doingOf(before, after)) : '',
    manner: speech ? mannerOf(told, text) : null,
    speaker,
    listener: speaker && (addressed ?? shown.find((one) => one !== speaker && !isRidden(one, told)) ?? null),
    ...(addressed && { addressed: true as const }),
    byNarrator: said?.byNarrator ?? false,
    people: shown,
    place: where.place,
    time: where.time,
    weather: where.weather,
    feeling: findFeelings(told)[0]?.means ?? findFeelings(text)[0]?.means ?? null,
    actions: [...new Set(actions.map(({ means }) => means))],
    detail: limb ?? actions.find(({ means }) => means === 'detail')?.word ?? null,
    newScene,
    newPlace,
    paragraph,
  };
}

/** Hands or feet that are all that a sentence tells of: "Her hands shape the clay", 那双布满老茧的手停下来. */
const limbIn = (told: string): string | null => {
  const [, en, zh] = LIMBS.exec(told.trim()) ?? [];
  return en?.toLowerCase() ?? (zh ? `双${zh}` : null);
};
const LIMBS =
  /^(?:(?:The |His |Her |Their |My |Old |Two |\p{Lu}\p{L}+['’]s )(?:[a-z-]+,? ){0,3}(hands|fingers|feet)\b(?! (?:in|behind|on|up) ))|^(?:[^，。；在用]{0,8}的双?|[^，。；在用]{0,4}(?:一双|那双|这双)[^，。；]{0,8}|[^，。；在用]{0,3}双)(手|脚)(?:指|掌|趾)?(?![里中上下边机表腕提工术法续里套艺])[^，。；]/u;

/** Whom the words around a quote have it spoken to: "said the owl to the mouse", 小猫对小狗说. */
function addressedIn(told: string, people: readonly Person[], speaker: Person): Person | null {
  const to = TO.map((pattern) => pattern.exec(told)).find(Boolean);
  if (!to) return null;
  const at = to.index + to[0].length;
  const found = namedIn(told.slice(at), people).find(
    ({ person, at: start }) =>
      person !== speaker &&
      start <= (/\p{Script=Han}/u.test(told) ? 3 : 20) &&
      !/[,.;，。；]/u.test(told.slice(at, at + start)),
  );
  return found?.person ?? null;
}
const TO = [
  new RegExp(
    `\\b(?:${SAYING_EN})\\b[^.,;!?]{0,30}\\bto\\s(?=(?:the|an?|his|her|their|my|our|\\p{Lu}))`,
    'iu',
  ),
  /[对向跟冲朝](?=[^，。！？]{1,10}(?:说|问|喊|叫|道|嚷|笑))/u,
];

/** Whether somebody is told of as a mount: nobody on a horse asks the horse. */
const isRidden = ({ name, age, aliases }: Person, told: string): boolean =>
  age === 'animal' &&
  [name, ...aliases].some((word) =>
    /\p{Script=Han}/u.test(word)
      ? new RegExp(`[骑乘][着在上了]?[^，。；]{0,4}${word}`, 'u').test(told)
      : new RegExp(`\\b(?:on|upon|astride|rid(?:es|ing)|rode)\\s(?:\\w+\\s){0,2}${word}\\b`, 'i').test(told),
  );

function mannerOf(told: string, words: string): Beat['manner'] {
  if (/whisper|murmur|softly|quietly|breathe|mutter|mumble|轻声|低声|小声|悄声|喃喃|轻轻|低语/iu.test(told))
    return 'low';
  if (/shout|yell|scream|cried|cries|call(?:s|ed)\b|大喊|大叫|喊|吼|嚷|惊呼|喝道/iu.test(told)) return 'loud';
  return /[?？]\s*$/u.test(words) || /\bask|问/u.test(told) ? 'asking' : null;
}
