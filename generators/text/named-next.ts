/** Whom a story first tells of by a noun and then by name: "A 74-year-old baker opens her shop. Teresa kneads the dough." */
import { ageOfNoun } from './ages.ts';
import { type FoundKind, findKinds } from './kinds.ts';
import type { NameAt } from './names-en.ts';
import type { Met } from './person.ts';
import { isOfTrade } from './trades.ts';

/** Sentences after which a name is somebody else's. */
const NEAR = 3;
/** Who is told of as new, with what describes them: "A tired old baker who", 一位年轻的画家. */
const NEW = /(?:^|[\s“"])[Aa]n?\s((?:[\w-]+\s){0,4})$|一[个位名只条头]((?:\p{Script=Han}|，){0,8})$/u;
const WHO = /^(?:,?\s(?:who|whose|with)\b|的)/u;
/** What those do who come to somebody: they are others. */
const COMES =
  /^\s(?:\w+ly\s)?(?:(?:is|was)\s(?:\w+\s){0,2}(?:girl|boy|neighbou?r|daughter|son|friend)|(?:also|too)\b|comes?|came|arriv|enter|walks?\s(?:in|past|by|over|up)|walked\s(?:in|past|by|over|up)|runs?\s(?:in|past|by|up)|ran\s(?:in|past|by|up)|pass|visit|deliver|bring|brought|knock|ask|say|said|tell|told|greet|meet|met|help|order|buys?\b|bought|sees?\b|saw|watch|follow|joins?|joined|sits?\s(?:down\s)?(?:next|beside|with)|sat\s(?:down\s)?(?:next|beside|with)|lives?\s(?:next|across)|and\s\p{Lu})|^,?\s?(?:a|an|the|her|his)\s|^(?:和|与|跟|也|来|走[进来过向]|跑[进来过]|路过|经过|推门|敲|问|说|看[见到着]|遇|碰|帮|递给|送来?|买|点了|进[来了店]|冲|坐到|陪|是)/iu;
/** What is done to somebody or something that has just been told of. */
const OF_THEM =
  /\b(?:it|him|her|them)\b(?=[,.!?;]|$)|\b(?:at|with|for|to|beside|behind) (?:him|her|them)\b/iu;
/** How people call somebody whom they know. */
const FAMILIAR =
  /(?:阿姨|奶奶|爷爷|叔叔?|大[爷妈娘婶叔伯]|婆婆|[伯婶姨])$|^(?:Aunt|Uncle|Grandma|Grandpa|Granny)\b/u;

const sentenceEnd = /[.!?。！？\n]/gu;

/** Lets names stand for those who have been told of by a noun right before, where nobody else can be meant. */
export function nameThoseBefore(story: string, named: readonly Met[], hits: readonly NameAt[]): void {
  const [first] = [...named].sort((a, b) => a.at - b.at);
  if (!first || hits.some(({ at }) => at < first.at)) return;
  const before = story.slice(0, first.at);
  const kind = onlyOne(before);
  if (!kind || first.person.tells || !isSameSort(first, kind)) return;
  const [opening = ''] = NEW.exec(before.slice(0, kind.start)) ?? [];
  if (opening === '' || /["“”「」『』]/u.test(before)) return;
  const between = before.slice(kind.start + kind.word.length);
  const sentences = between.match(sentenceEnd)?.length ?? 0;
  if (
    sentences < 1 ||
    sentences > NEAR ||
    !/[.!?。！？\n]\s*(?:[^.!?。！？\n]{0,24}\s|\p{Script=Han}{0,4}，)?$/u.test(between)
  )
    return;
  const [told = ''] = /^[^.!?。！？\n]*[.!?。！？]?/u.exec(story.slice(first.at)) ?? [];
  const rest = told.slice(first.person.name.length);
  if (COMES.test(rest) || OF_THEM.test(rest) || together(story, first, kind)) return;
  const words = NEW.exec(before.slice(0, kind.start))?.slice(1).find(Boolean)?.trim() ?? '';
  const isDescribed =
    words !== '' || WHO.test(between) || /^(?:young|old|little)\b|^[小老]/iu.test(kind.word);
  if (!isDescribed && !isOfTrade(kind.word, rest)) return;
  const { gender } = genderTold(kind, between);
  const { person } = first;
  if (gender && (person.gender ?? person.usual) && (person.gender ?? person.usual) !== gender) return;
  person.aliases.push(kind.word.toLowerCase());
  person.gender ??= gender;
  if (kind.means.age === 'animal') person.age = 'animal';
  else person.age = ageOfNoun(before.slice(0, kind.start), kind) ?? person.age ?? kind.means.age;
  if (!person.post || FAMILIAR.test(person.name)) person.post = kind.word.toLowerCase();
}

/** The noun for somebody in a text, if it tells of nobody else. */
function onlyOne(text: string): FoundKind | null {
  const kinds = findKinds(text);
  const [kind] = kinds;
  return kind && kinds.every(({ word }) => word.toLowerCase() === kind.word.toLowerCase()) ? kind : null;
}

/** Whether a name can be that of whom a noun means: it says nothing else of them. */
const isSameSort = ({ person: { name, post, age, gender } }: Met, { means }: FoundKind): boolean =>
  (post === '' || FAMILIAR.test(name)) &&
  (means.age !== 'animal' || (age === null && gender === null)) &&
  !(age === 'child' && means.age !== 'child' && means.age !== 'animal' && means.age !== null) &&
  !(age === 'old' && means.age === 'child');

/** Whether one sentence tells of both. */
const together = (story: string, { person: { name } }: Met, { word }: FoundKind): boolean =>
  story
    .split(/[.!?。！？\n]/u)
    .some((sentence) => sentence.includes(name) && sentence.toLowerCase().includes(word.toLowerCase()));

function genderTold({ means, word }: FoundKind, after: string): { gender: 'she' | 'he' | 'it' | null } {
  if (means.gender && means.gender !== 'it') return { gender: means.gender };
  const [found] = /\b(?:she|her|he|his|him)\b|(?<!其)[她他](?!们)/iu.exec(after) ?? [];
  if (!found) return { gender: /\p{Script=Han}/u.test(word) ? null : means.gender };
  return { gender: /^(?:she|her|她)$/iu.test(found) ? 'she' : 'he' };
}
