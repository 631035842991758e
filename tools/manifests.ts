import { SHARE_FIELD, SHARE_PATH, SHARE_WORDS } from '../src/api/share.ts';
import { UPLOAD_LIMITS } from '../src/api/uploads.ts';
import { type LANGUAGES, SCREENSHOTS, screenshotFile } from './screenshots/list.mjs';

type Language = (typeof LANGUAGES)[number];

/** The differences between the two manifests. */
const TEXTS = {
  en: {
    lang: 'en',
    description: 'Turn ideas into pictures, clips, songs and finished films.',
    draw: 'Draw',
    video: 'Video',
    create: 'Create film',
    tasks: 'Tasks',
    'shot:draw': 'Drawing: pictures from words, with their history',
    'shot:script': 'A film: the script, shot by shot',
  },
  zh: {
    lang: 'zh-CN',
    description: '把想法变成图片、视频、歌曲和完整的影片。',
    draw: '绘画',
    video: '视频',
    create: '创作影片',
    tasks: '任务',
    'shot:draw': '绘画：用文字生成图片，并保留历史',
    'shot:script': '影片：逐个镜头的剧本',
  },
} as const;

/** App shortcuts: the menu of a long press on the icon. */
const SHORTCUTS = [
  { name: 'draw', place: '/draw' },
  { name: 'video', place: '/video' },
  { name: 'create', place: '/create' },
  { name: 'tasks', place: '/draw?panel=tasks' },
] as const;

/** File extensions by media type. */
const ENDINGS = { 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'] } satisfies Record<
  (typeof UPLOAD_LIMITS.drawReference.types)[number],
  string[]
>;

const png = (name: string, size: number, purpose?: 'maskable' | 'monochrome') => ({
  src: `icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose ? { purpose } : {}),
});

/** File name of a language's manifest, which the page links to. */
export const manifestFile = (language: Language): string =>
  language === 'en' ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`;

/** The web app manifest in one language. Its `id` is the same in both: they are one app. */
export function manifestOf(language: Language) {
  const texts = TEXTS[language];
  return {
    id: '/web/',
    name: 'Inkreel',
    short_name: 'Inkreel',
    description: texts.description,
    lang: texts.lang,
    dir: 'ltr',
    // no route: relaunching an open window must not navigate it
    start_url: '/web/#/',
    scope: '/web/',
    display: 'standalone',
    // not 'focus-existing': shares from other apps would be dropped while a window is open
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    background_color: '#0b0b0d',
    theme_color: '#0b0b0d',
    categories: ['graphics', 'photo', 'entertainment', 'productivity'],
    icons: [
      { src: 'icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      png('icon', 192),
      png('icon', 512),
      png('maskable', 192, 'maskable'),
      png('maskable', 512, 'maskable'),
      png('monochrome', 512, 'monochrome'),
    ],
    screenshots: SCREENSHOTS.map((shot) => ({
      src: screenshotFile(shot, language),
      sizes: `${shot.size.width}x${shot.size.height}`,
      type: 'image/webp',
      form_factor: shot.shape,
      label: texts[`shot:${shot.screen}`],
    })),
    shortcuts: SHORTCUTS.map(({ name, place }) => ({
      name: texts[name],
      url: `/web/#${place}`,
      icons: [png(`shortcut-${name}`, 192)],
    })),
    share_target: {
      action: SHARE_PATH,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        ...Object.fromEntries(SHARE_WORDS.map((field) => [field, field])),
        files: [{ name: SHARE_FIELD, accept: UPLOAD_LIMITS.drawReference.types }],
      },
    },
    file_handlers: [{ action: '/web/#/draw', accept: ENDINGS, launch_type: 'single-client' }],
  };
}

/** Contents of the file in `public`. */
export const manifestText = (language: Language): string =>
  `${JSON.stringify(manifestOf(language), null, 2)}\n`;
