/** The built-in styles. A style is a set of words the picture engine understands, and one of its two looks. */

import type { PictureRequest } from '../../generators/pictures/pictures.ts';
import type { STYLE_CATEGORIES, Style } from '../../src/api/styles.ts';
import type { Language } from '../rpc/messages.ts';
import { Refusal } from '../rpc/refusal.ts';

type Category = (typeof STYLE_CATEGORIES)[number];

export interface BuiltInStyle {
  /** The key stored with projects; also the name of the style's picture. */
  key: string;
  /** English and Chinese. */
  names: readonly [string, string];
  category: Category;
  /** Words added to every prompt of a project with this style. */
  prompt: string;
}

export const BUILT_IN_STYLES: readonly BuiltInStyle[] = [
  {
    key: 'storybook',
    names: ['Storybook', '童话绘本'],
    category: 'Animation',
    prompt: 'fairy storybook illustration, warm, golden',
  },
  {
    key: 'watercolour',
    names: ['Watercolour', '水彩'],
    category: 'Animation',
    prompt: 'soft pastel watercolour illustration',
  },
  {
    key: 'ink-wash',
    names: ['Ink wash', '水墨'],
    category: 'Animation',
    prompt: 'ink wash, sumi painting, mist',
  },
  { key: 'comic', names: ['Comic', '漫画'], category: 'Animation', prompt: 'comic, vivid, cel shaded' },
  {
    key: 'candy',
    names: ['Candy', '甜美卡通'],
    category: 'Animation',
    prompt: 'cute, sweet, pastel cartoon',
  },
  {
    key: 'neon-night',
    names: ['Neon anime', '霓虹动漫'],
    category: 'Animation',
    prompt: 'anime, neon, synthwave',
  },
  {
    key: 'dreamscape',
    names: ['Dreamscape', '梦境'],
    category: 'Animation',
    prompt: 'dreamy fantasy illustration, ethereal',
  },
  {
    key: 'retro-cartoon',
    names: ['Retro cartoon', '复古卡通'],
    category: 'Animation',
    prompt: 'retro cartoon, vintage, sepia',
  },
  {
    key: 'cinematic',
    names: ['Cinematic', '电影感'],
    category: 'Realistic',
    prompt: 'cinematic film still, dark',
  },
  {
    key: 'documentary',
    names: ['Documentary', '纪录片'],
    category: 'Realistic',
    prompt: 'documentary photography, calm',
  },
  {
    key: 'film-noir',
    names: ['Film noir', '黑色电影'],
    category: 'Realistic',
    prompt: 'black and white film still, gloomy, fog',
  },
  {
    key: 'golden-hour',
    names: ['Golden hour', '黄金时刻'],
    category: 'Realistic',
    prompt: 'golden hour photography, warm',
  },
  {
    key: 'blue-night',
    names: ['Blue night', '蓝调夜色'],
    category: 'Realistic',
    prompt: 'night photography, cold, quiet',
  },
  {
    key: 'old-film',
    names: ['Old film', '老胶片'],
    category: 'Realistic',
    prompt: 'old film photography, vintage, nostalgic',
  },
  {
    key: 'soft-light',
    names: ['Soft light', '柔光'],
    category: 'Realistic',
    prompt: 'soft gentle photography, dawn',
  },
  {
    key: 'vivid-travel',
    names: ['Vivid travel', '缤纷旅拍'],
    category: 'Realistic',
    prompt: 'vivid colourful travel photography',
  },
];

const CATEGORY_NAMES: Readonly<Record<Category, readonly [string, string]>> = {
  Animation: ['Animation', '动漫'],
  Realistic: ['Realistic', '写实'],
};

const LOOKS: Readonly<Record<Category, PictureRequest['style']>> = {
  Animation: 'animation',
  Realistic: 'realistic',
};

const inLanguage = (names: readonly [string, string], language: Language): string =>
  names[language === 'zh' ? 1 : 0];

/** The app's path of a style's picture. */
export const styleImage = ({ key }: Pick<BuiltInStyle, 'key'>): string => `/web/styles/${key}.webp`;

/** Both categories with their styles, named in the given language (STYLE-02). */
export function serializeStyles(language: Language): { name: string; lists: Style[] }[] {
  const categories = Object.entries(CATEGORY_NAMES) as [Category, readonly [string, string]][];
  return categories.map(([category, names]) => ({
    name: inLanguage(names, language),
    lists: BUILT_IN_STYLES.filter((style) => style.category === category).map((style) => ({
      name: inLanguage(style.names, language),
      image: styleImage(style),
      category,
      text2video_prompt: style.prompt,
    })),
  }));
}

/** Finds a style by its key, or its name in either language; null for none. @throws Refusal if there is no such style */
export function chosenStyle(name: string): BuiltInStyle | null {
  const wanted = name.trim();
  if (wanted === '') return null;
  const style = BUILT_IN_STYLES.find(({ key, names }) => key === wanted || names.includes(wanted));
  if (!style) throw new Refusal(400, 'styleGone');
  return style;
}

/** A project's style: its name in the given language, and its picture's address. */
export function serializeStyle(key: string, language: Language): { style_name: string; style_img: string } {
  const style = BUILT_IN_STYLES.find((one) => one.key === key);
  return style
    ? { style_name: inLanguage(style.names, language), style_img: styleImage(style) }
    : { style_name: '', style_img: '' };
}

/** How a project's style affects its pictures. */
export function lookOf(key: string): { words: string; style: PictureRequest['style'] } {
  const style = BUILT_IN_STYLES.find((one) => one.key === key);
  return style ? { words: style.prompt, style: LOOKS[style.category] } : { words: '', style: 'auto' };
}
