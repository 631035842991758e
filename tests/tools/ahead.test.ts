import { expect, test } from 'vitest';
import { ahead } from '../../tools/ahead.ts';

type Handler = (html: string, built: { bundle: object; chunk?: object }) => string;
const { handler } = ahead().transformIndexHtml as unknown as { handler: Handler };
const PAGE = `<head>
    <script>var ahead = {};</script>
    <link rel="stylesheet" crossorigin href="/web/assets/first.css">
  </head>
  <body><div id="root">shell</div></body>`;
const BUILT = {
  'entry.js': { type: 'chunk', fileName: 'entry.js', imports: ['first.js'] },
  'first.js': { type: 'chunk', fileName: 'first.js' },
  'draw.js': {
    type: 'chunk',
    fileName: 'draw.js',
    facadeModuleId: '/src/ui/draw/draw-page.tsx',
    imports: ['first.js', 'common.js'],
    viteMetadata: { importedCss: new Set(['draw.css']) },
  },
  'common.js': { type: 'chunk', fileName: 'common.js' },
  'en.js': { type: 'chunk', fileName: 'en.js', facadeModuleId: '/locales/en.po' },
  'more.js': { type: 'chunk', fileName: 'more.js', facadeModuleId: '/locales/en.po?lingui' },
};

test('index.html knows what a page and the words need besides the entry', () => {
  expect(handler(PAGE, { bundle: BUILT, chunk: { fileName: 'entry.js' } })).toContain(
    'var ahead = {"draw":["/web/draw.js","/web/draw.css","/web/common.js"],"en":["/web/en.js"],"en+":["/web/more.js"]};',
  );
  expect(() => handler('<head></head>', { bundle: {} })).toThrow('index.html lacks');
});

test('a first screen that would bring Chakra is not built', () => {
  const engine = { type: 'chunk', fileName: 'assets/chakra-a1b2.js' };
  const bundle = { ...BUILT, [engine.fileName]: engine };
  const draw = { ...BUILT['draw.js'], imports: [engine.fileName] };
  const first = { ...BUILT['first.js'], imports: [engine.fileName] };
  const built = (more: object) => () =>
    handler(PAGE, { bundle: { ...bundle, ...more }, chunk: { fileName: 'entry.js' } });
  expect(built({})).not.toThrow();
  expect(built({ 'draw.js': draw })).toThrow('imports Chakra');
  expect(built({ 'first.js': first })).toThrow('imports Chakra');
});

test('the shell is painted before the style sheet has come, which is asked for at once', () => {
  const html = handler(PAGE, { bundle: {} });
  expect(html.match(/rel="stylesheet"/g)).toHaveLength(1);
  expect(html.indexOf('rel="stylesheet"')).toBeGreaterThan(html.indexOf('shell'));
  expect(html.indexOf('rel="preload" as="style" crossorigin href="/web/assets/first.css"')).toBeLessThan(
    html.indexOf('</head>'),
  );
});
