/** Styles as used by projects and drawings: built in, or a member's own. */

import type { PictureRequest } from '../../generators/pictures/pictures.ts';
import type { Style } from '../../src/api/styles.ts';
import type { Queries } from '../db/database.ts';
import { mediaAddress } from '../media/media-address.ts';
import type { Language } from '../rpc/messages.ts';
import { Refusal } from '../rpc/refusal.ts';
import { BUILT_IN_STYLES, type BuiltInStyle, type StyleCategory, styleImage } from './built-in-styles.ts';
import { findOwnStyles, listOwnStyles, type OwnStyle, ownStyleNamed } from './own-styles.ts';

/** A style with the key that projects store. */
export interface AnyStyle extends BuiltInStyle {
  /** The file of its picture; empty for a built-in style. */
  file: string;
}

const CATEGORY_NAMES: Readonly<Record<StyleCategory, readonly [string, string]>> = {
  Animation: ['Animation', '动漫'],
  Realistic: ['Realistic', '写实'],
};

const LOOKS: Readonly<Record<StyleCategory, PictureRequest['style']>> = {
  Animation: 'animation',
  Realistic: 'realistic',
};

const OWN = /^own:(\d{1,15})$/;
const builtIn = (style: BuiltInStyle): AnyStyle => ({ ...style, file: '' });
const own = ({ id, name, category, prompt, image }: OwnStyle): AnyStyle => ({
  key: `own:${id}`,
  names: [name, name],
  category,
  prompt,
  file: image,
});

const inLanguage = (names: readonly [string, string], language: Language): string =>
  names[language === 'zh' ? 1 : 0];

const imageOf = ({ key, file }: AnyStyle, secret: string): string =>
  file ? mediaAddress(secret, file) : styleImage({ key });

/** Both categories with their styles, named in the given language (STYLE-02). The member's own come first and have an id. */
export async function serializeStyles(
  { db, secret }: { db: Queries; secret: string },
  userId: number,
  language: Language,
): Promise<{ name: string; lists: Style[] }[]> {
  const mine = await listOwnStyles(db, userId);
  const categories = Object.entries(CATEGORY_NAMES) as [StyleCategory, readonly [string, string]][];
  return categories.map(([category, names]) => ({
    name: inLanguage(names, language),
    lists: [
      ...mine.map((style) => ({ id: style.id, style: own(style) })),
      ...BUILT_IN_STYLES.map((style) => ({ id: null, style: builtIn(style) })),
    ]
      .filter(({ style }) => style.category === category)
      .map(({ id, style }) => ({
        ...(id === null ? {} : { id }),
        name: inLanguage(style.names, language),
        image: imageOf(style, secret),
        category,
        text2video_prompt: style.prompt,
      })),
  }));
}

/** Whether a built-in style has this key or name, in either language. */
export const builtInNamed = (name: string): BuiltInStyle | undefined =>
  BUILT_IN_STYLES.find(({ key, names }) => key === name || names.includes(name));

/**
 * The key of a style chosen by a member: a built-in one by key or name in either language, or one of their own by name.
 * @returns empty for no style @throws Refusal if there is no such style
 */
export async function chosenStyle(db: Queries, userId: number, name: string): Promise<string> {
  const wanted = name.trim();
  if (wanted === '') return '';
  const known = builtInNamed(wanted);
  if (known) return known.key;
  const mine = await ownStyleNamed(db, userId, wanted);
  if (!mine) throw new Refusal(400, 'styleGone');
  return own(mine).key;
}

/** Styles by the keys that projects store. Unknown keys are left out. */
export async function readStyles(db: Queries, keys: readonly string[]): Promise<Map<string, AnyStyle>> {
  const ids = keys.flatMap((key) => OWN.exec(key)?.[1] ?? []).map(Number);
  const mine = await findOwnStyles(db, [...new Set(ids)]);
  const all = [...BUILT_IN_STYLES.map(builtIn), ...mine.map(own)];
  return new Map(all.filter(({ key }) => keys.includes(key)).map((style) => [style.key, style]));
}

/** The style of one project; undefined for none. */
export const readStyle = async (db: Queries, key: string): Promise<AnyStyle | undefined> =>
  (await readStyles(db, [key])).get(key);

/** A project's style: name in the given language, and picture URL. */
export const serializeStyle = (
  style: AnyStyle | undefined,
  { language, secret }: { language: Language; secret: string },
): { style_name: string; style_img: string } => ({
  style_name: style ? inLanguage(style.names, language) : '',
  style_img: style ? imageOf(style, secret) : '',
});

/** A style's effect on pictures. */
export interface StyleLook {
  words: string;
  style: PictureRequest['style'];
}

/** @param style undefined for none */
export const lookOf = (style: Pick<BuiltInStyle, 'prompt' | 'category'> | undefined): StyleLook =>
  style ? { words: style.prompt, style: LOOKS[style.category] } : { words: '', style: 'auto' };
