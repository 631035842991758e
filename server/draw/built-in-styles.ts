/** The built-in styles. A style consists of prompt words for the picture engine, and one of its two looks. */

import type { STYLE_CATEGORIES } from '../../src/api/styles.ts';

export type StyleCategory = (typeof STYLE_CATEGORIES)[number];

export interface BuiltInStyle {
  /** The key stored with projects; also the name of the style's picture. */
  key: string;
  /** English and Chinese. */
  names: readonly [string, string];
  category: StyleCategory;
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

/** The app's path of a style's picture. */
export const styleImage = ({ key }: Pick<BuiltInStyle, 'key'>): string => `/web/styles/${key}.webp`;

/** The built-in style whose picture has this path or full URL; undefined for any other. */
export const builtInAt = (address: string): BuiltInStyle | undefined =>
  BUILT_IN_STYLES.find((style) => address.endsWith(styleImage(style)));
