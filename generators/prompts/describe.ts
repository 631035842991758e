import type { FoundFace } from '../heads/heads.ts';
import { type ColourName, measurePicture, type PictureFacts } from './picture-facts.ts';
import type { DescriptionRequest } from './prompts.ts';

type Language = 'en' | 'zh';

const COLOUR_NAMES: Record<ColourName, readonly [string, string]> = {
  red: ['red', '红色'],
  orange: ['orange', '橙色'],
  yellow: ['yellow', '黄色'],
  green: ['green', '绿色'],
  teal: ['teal', '青色'],
  blue: ['blue', '蓝色'],
  violet: ['violet', '紫色'],
  pink: ['pink', '粉色'],
  black: ['black', '黑色'],
  grey: ['gray', '灰色'],
  white: ['white', '白色'],
  brown: ['brown', '棕色'],
};

const PARTS: Record<NonNullable<PictureFacts['brighter']>, readonly [string, string]> = {
  top: ['light from above', '光从上方来'],
  bottom: ['light from below', '光从下方来'],
  left: ['light from the left', '光从左侧来'],
  right: ['light from the right', '光从右侧来'],
  middle: ['light in the middle, darker edges', '中间明亮，四周较暗'],
};

/**
 * Four prompts for a picture, from measurements. Without a subject they describe only light, color and composition.
 * @param subject what the picture shows; empty if unknown
 */
export function describePicture(
  facts: PictureFacts,
  { subject, language }: { subject: string; language: Language },
): string[] {
  const of = language === 'zh' ? 1 : 0;
  const say = (en: string, zh: string): string => (of ? zh : en);
  const join = (parts: readonly string[]): string => parts.filter(Boolean).join(say(', ', '，'));
  const { brightness, contrast, saturation, warmth, brighter, detail, aspect } = facts;

  const names = facts.colours.slice(0, 2).map(({ name }) => COLOUR_NAMES[name][of]);
  const colours = names.length > 0 ? say(`in ${names.join(' and ')}`, `以${names.join('和')}为主`) : '';
  const light =
    brightness < 0.3
      ? say('dark, night light', '光线昏暗，像夜晚')
      : brightness > 0.65
        ? say('bright, airy light', '明亮通透')
        : say('even daylight', '光线均匀，像白天');
  const edges =
    contrast > 0.24
      ? say('strong contrast', '明暗对比强烈')
      : contrast < 0.12
        ? say('low contrast, soft', '对比柔和')
        : '';
  const tone =
    warmth > 0.06
      ? say('warm colors', '暖色调')
      : warmth < -0.06
        ? say('cold colors', '冷色调')
        : say('neutral colors', '中性色调');
  const strength =
    saturation > 0.35
      ? say('vivid', '色彩鲜艳')
      : saturation < 0.12
        ? say('almost monochrome', '近乎单色')
        : say('muted', '色彩素净');
  const from = brighter ? PARTS[brighter][of] : say('light from all sides', '光线来自四面');
  const frame =
    aspect > 1.2
      ? say('wide view', '横幅构图')
      : aspect < 0.83
        ? say('tall picture', '竖幅构图')
        : say('square picture', '方形构图');
  const fine =
    detail > 0.6
      ? say('many fine details', '细节丰富')
      : detail < 0.25
        ? say('large calm areas', '大片留白')
        : say('some details', '细节适中');
  const mood =
    brightness < 0.35
      ? say('a mysterious mood', '神秘的气氛')
      : warmth > 0.06
        ? say('a warm, friendly mood', '温暖的气氛')
        : say('a quiet, calm mood', '宁静的气氛');
  const what = subject || say('a scene', '一幅画面');
  return [
    join([what, colours, light, tone, edges, from]),
    join([what, frame, fine, from, colours]),
    join([what, mood, strength, tone, light]),
    join([what, say('soft pastel illustration', '柔和的插画'), colours, mood, frame]),
  ];
}

/**
 * Least confidence of a face for which a person is mentioned. Measured: photos and drawings of faces 0.78 to 0.95; the
 * highest of 174 scenes without people 0.63.
 */
const SURE = 0.75;
/** Least distance between the eyes in a portrait, as a share of the picture's width. */
const NEAR = 0.11;

/** The subject for a detected face; empty if there is none or its confidence is too low. */
export function whoIs(face: FoundFace | null, language: Language): string {
  if (!face || face.confidence < SURE) return '';
  const [left, right] = face.eyes;
  if (right.x - left.x > NEAR) return language === 'zh' ? '一个人的肖像' : 'a portrait of a person';
  return language === 'zh' ? '一个人' : 'a person';
}

/**
 * Measures a picture and describes it as four prompts. Without a known subject it looks for a face.
 * @param faceIn detects a face; if it fails, the prompts have no subject
 * @throws Error if the bytes are not a picture
 */
export async function describeRequest(
  { picture, subject, language }: DescriptionRequest,
  faceIn: (picture: Uint8Array) => Promise<FoundFace | null>,
): Promise<string[]> {
  const facts = await measurePicture(picture);
  // a failed or timed-out detection must not lose the measurements
  const known = subject || whoIs(await faceIn(picture).catch(() => null), language);
  return describePicture(facts, { subject: known, language });
}
