/** Cameras that suit the content of a beat, best first. */
import type { Beat } from './beats.ts';
import type { Angle, Camera, Distance, Move } from './camera-terms.ts';

const shot = (distance: Distance, angle: Angle, move: Move): Camera => ({ distance, angle, move });

/** Rotation of cameras for narration that suggests none. */
const RHYTHM: readonly Camera[] = [
  shot('medium', 'eye', 'pushIn'),
  shot('full', 'side', 'truck'),
  shot('mediumClose', 'eye', 'still'),
  shot('medium', 'side', 'still'),
  shot('full', 'high', 'pullOut'),
];
/** Shots without people: the place or a part of it. */
const EMPTY: readonly Camera[] = [
  shot('full', 'eye', 'pushIn'),
  shot('long', 'eye', 'still'),
  shot('medium', 'side', 'truck'),
  shot('long', 'high', 'pan'),
];

/** Who plays an instrument. */
const PLAYS =
  /\bplay(?:s|ed|ing)? (?:on )?(?:the |an? |his |her |their )?(?:\w+ )?(?:trumpet|violin|fiddle|cello|guitar|piano|flute|saxophone|accordion|harp|drums?|erhu|pipa|guzheng|ukulele|banjo|harmonica)\b|[弹拉吹敲打][着起了响奏]{0,2}[^，。]{0,4}(?:琴|二胡|笛|箫|琵琶|古筝|吉他|鼓|号|萨克斯|唢呐|口琴)/iu;

/** What somebody does with their hands, or holds: no closer shot shows it. */
const HANDS =
  /\b(?:eat|drink|read|write|paint|draw|cook|bake|sew|knit|hold|carr(?:y|i)|pour|water|sweep|wash|feed|hug|embrace|hand|give|offer|lift|share|throw|row|ride|repair|fix|pick|cut|stir|serve)(?:e?s|ed|ing)?\s(?:(?:him|her|them|it|\w+)\s)?(?:an?|the|his|her|their|its|some|two|three)\s\w|\b(?:ate|drank|wrote|drew|held|gave|threw|rode|hugs|hugged|embraces)\s(?:an?|the|his|her|their|him|her|them)\b|\bunder (?:an?|the|his|her|their|one) (?:\w+ )?umbrella\b|(?:吃|喝|读|写|画|煮|炒|缝|织|拿|捧|端|抱|提|拎|撑|浇|扫|洗|喂|递|举|骑|修|摘|切|拥抱|背)[着了起给下过]?[^，。！？；]{0,5}(?:书|信|报|画|茶|咖啡|酒|饭|面|汤|粥|包|饼|糕|果|鱼|花|菜|衣|鞋|伞|灯|箱|篮|盒|碗|壶|杯|琴|球|狗|猫|孩|马|车|剑|刀|照片|礼物|孩子|[他她它])/iu;

/** A beat's position in the script. */
export interface Standing {
  index: number;
  count: number;
  before: Beat | undefined;
}

/** @returns at least two cameras for the beat, best first */
export function waysOf(beat: Beat, { index, count, before }: Standing): readonly Camera[] {
  const { actions, feeling, kind, place, people } = beat;
  const does = (...any: Beat['actions']) => any.some((action) => actions.includes(action));
  if (kind === 'speech') return ofSpeech(beat, before);
  const moved = feeling !== null && feeling !== 'calm';
  // a film ends on a face that shows something, else far away
  if (index === count - 1 && count > 1 && !(moved && people.length > 0 && !does('leave', 'walk', 'motion')))
    return place?.kind === 'inside'
      ? [shot('full', 'back', 'pullOut'), shot('full', 'high', 'pullOut'), shot('medium', 'back', 'pullOut')]
      : [
          shot('long', 'back', 'pullOut'),
          shot('extremeLong', 'high', 'pullOut'),
          shot('long', 'back', 'still'),
        ];
  if (beat.newPlace || (beat.newScene && people.length === 0))
    return establishing(place?.kind ?? null, { opening: index === 0, acted: people.length > 0 });
  if (does('detail') && (people.length === 0 || !does('walk', 'motion', 'chase', 'crowd')))
    return [
      shot('detail', 'high', 'pushIn'),
      shot('detail', 'eye', 'still'),
      shot('close', 'high', 'tiltDown'),
    ];
  if (people.length === 0)
    return does('reveal', 'lookUp')
      ? [shot('full', 'low', 'tiltUp'), ...EMPTY]
      : does('crowd')
        ? ofCrowd
        : turned(EMPTY, index);
  // an instrument is in hands that no closer shot shows
  if (PLAYS.test(beat.text))
    return [shot('full', 'eye', 'pushIn'), shot('full', 'side', 'truck'), shot('full', 'low', 'still')];
  if (does('lookUp')) return [shot('medium', 'low', 'tiltUp'), shot('mediumClose', 'low', 'pushIn')];
  if (does('lookDown')) return [shot('medium', 'high', 'tiltDown'), shot('full', 'high', 'pushIn')];
  if (does('chase'))
    return [
      shot('full', 'side', 'handheld'),
      shot('medium', 'back', 'handheld'),
      shot('full', 'low', 'track'),
    ];
  if (does('leave')) return [shot('long', 'back', 'pullOut'), shot('full', 'back', 'still')];
  if (does('motion', 'walk', 'arrive')) return ofWalk(feeling === 'fear', index);
  if (does('crowd')) return ofCrowd;
  if (does('reveal'))
    return [
      shot('medium', 'back', 'tiltUp'),
      shot('full', 'back', 'pushIn'),
      shot('mediumClose', 'eye', 'pushIn'),
    ];
  // the face has just been seen, when it spoke
  if (moved && people.length === 1 && before?.kind === 'speech' && before.speaker === people[0])
    return [
      shot('medium', 'eye', 'pullOut'),
      shot('full', 'eye', 'pullOut'),
      shot('medium', 'side', 'still'),
    ];
  if (HANDS.test(beat.text))
    return [shot('full', 'eye', 'pushIn'), shot('full', 'side', 'still'), shot('full', 'low', 'pushIn')];
  if (moved) return ofFeeling(people.length, feeling === 'sorrow');
  // a medium close-up does not fit two people
  return turned(
    people.length > 1 ? RHYTHM.filter(({ distance }) => distance !== 'mediumClose') : RHYTHM,
    index,
  );
}

const turned = (ways: readonly Camera[], index: number): readonly Camera[] =>
  ways.map((_, at) => ways[(index + at) % ways.length]).filter((way) => way !== undefined);

/** Establishing shots of a new place, or of whoever is somewhere untold. Later ones are near enough to see what people do there. */
function establishing(
  kind: 'wide' | 'town' | 'inside' | null,
  { opening, acted }: { opening: boolean; acted: boolean },
): readonly Camera[] {
  if (acted && kind === null)
    return [shot('full', 'eye', 'pushIn'), shot('medium', 'eye', 'pushIn'), shot('full', 'side', 'still')];
  if (acted && !opening)
    return [shot('full', 'eye', 'pullOut'), shot('medium', 'eye', 'pullOut'), shot('full', 'side', 'pan')];
  if (kind === 'inside')
    return [
      shot('full', 'eye', opening ? 'pushIn' : 'pullOut'),
      shot('full', 'high', 'pushIn'),
      shot('long', 'eye', 'still'),
    ];
  if (kind === 'wide')
    return [
      shot('extremeLong', opening ? 'bird' : 'high', opening ? 'pushIn' : 'pullOut'),
      shot('long', 'eye', 'pushIn'),
      shot('extremeLong', 'high', 'pan'),
    ];
  return [
    shot('long', opening ? 'high' : 'eye', 'pushIn'),
    shot('long', 'eye', 'pullOut'),
    shot('full', 'low', 'tiltUp'),
  ];
}

/** Cameras for speech: faces, static or with a slow push; over the shoulder for an answer. */
function ofSpeech(
  { text, feeling, speaker, people, manner }: Beat,
  before: Beat | undefined,
): readonly Camera[] {
  if (!speaker)
    return [shot('full', 'eye', 'still'), shot('medium', 'side', 'pushIn'), shot('full', 'side', 'pushIn')];
  const near = shot('mediumClose', 'eye', 'still');
  const face = shot('close', 'eye', 'pushIn');
  const shoulder = shot('mediumClose', 'shoulder', 'still');
  const two = shot('medium', 'side', 'pushIn');
  const heard = people.length > 1;
  const answering = heard && before?.kind === 'speech' && before.speaker !== speaker;
  const strong = manner === 'low' || /[！!]/u.test(text) || (feeling !== null && feeling !== 'calm');
  if (strong) return [face, near, shot('close', 'eye', 'still'), two];
  return answering ? [shoulder, face, near, two] : [near, two, face, shot('medium', 'eye', 'still')];
}

/** Cameras for walking: tracking shots, or handheld for fear. */
function ofWalk(afraid: boolean, index: number): readonly Camera[] {
  const along = shot('full', index % 2 ? 'back' : 'side', 'track');
  const beside = shot('medium', 'side', 'truck');
  const hand = shot('full', 'back', 'handheld');
  return afraid ? [hand, along, beside] : [along, beside, shot('full', 'eye', 'pullOut')];
}

const ofCrowd: readonly Camera[] = [
  shot('full', 'high', 'pan'),
  shot('long', 'high', 'pullOut'),
  shot('full', 'eye', 'truck'),
];

/** Cameras for feelings: a face, or two people together. */
const ofFeeling = (people: number, low: boolean): readonly Camera[] =>
  people > 1
    ? [shot('medium', 'eye', 'pushIn'), shot('medium', 'side', 'still'), shot('full', 'eye', 'pushIn')]
    : [
        shot('close', low ? 'high' : 'eye', 'pushIn'),
        shot('mediumClose', 'eye', 'pushIn'),
        shot('close', 'side', 'still'),
      ];
