import { expect, test } from 'vitest';
import { laterFiles } from '../../tools/pack.ts';

const chunk = (fileName: string, more: object = {}) => ({
  [fileName]: { type: 'chunk' as const, fileName, ...more },
});
const sheet = (fileName: string) => ({ [fileName]: { type: 'asset' as const, fileName } });

test('the pack holds scripts and styles that neither the entry nor the start page nor the words bring along', () => {
  const bundle = {
    ...chunk('assets/entry.js', { isEntry: true, imports: ['assets/first.js'] }),
    ...chunk('assets/first.js', { viteMetadata: { importedCss: new Set(['assets/first.css']) } }),
    ...chunk('assets/draw.js', {
      facadeModuleId: '/src/ui/draw/draw-page.tsx',
      imports: ['assets/common.js'],
    }),
    ...chunk('assets/common.js'),
    ...chunk('assets/en.js', { facadeModuleId: '/locales/en.po' }),
    ...chunk('assets/more.js', { facadeModuleId: '/locales/en.po?lingui' }),
    ...chunk('assets/video.js', {
      facadeModuleId: '/src/ui/video/video-page.tsx',
      imports: ['assets/first.js', 'assets/shared.js'],
      viteMetadata: { importedCss: new Set(['assets/video.css']) },
    }),
    ...chunk('assets/shared.js'),
    ...sheet('assets/first.css'),
    ...sheet('assets/video.css'),
    ...sheet('assets/cover.webp'),
  };
  expect(laterFiles(bundle)).toEqual(['assets/shared.js', 'assets/video.css', 'assets/video.js']);
});
