import { expect, test } from 'vitest';
import type { Graph } from '../../tools/icon-users.ts';
import { laterParts } from '../../tools/later-chunks.ts';

/** Static imports of each module, and the modules that it loads when they are needed. */
const MODULES: Record<string, { imports: string[]; loads?: string[] }> = {
  '/src/ui/main.tsx': {
    imports: ['/src/store/session.ts'],
    loads: ['/src/ui/draw/draw-page.tsx', '/src/ui/video/video-page.tsx', '/src/ui/music/music-page.tsx'],
  },
  '/src/store/session.ts': { imports: [] },
  '/src/ui/draw/draw-page.tsx': { imports: ['/src/store/session.ts', '/src/ui/draw/bar.tsx'] },
  '/src/ui/draw/bar.tsx': { imports: [] },
  '/src/ui/video/video-page.tsx': {
    imports: ['/src/ui/video/cards.tsx', '/src/ui/kit/tile.tsx', '/src/store/video/clips.ts'],
    loads: ['/src/ui/video/mode-menu.tsx', '/src/ui/video/hd-menu.tsx', '/src/ui/video/crop-dialog.tsx'],
  },
  '/src/ui/video/cards.tsx': { imports: ['/src/ui/video/cards.module.css'] },
  '/src/ui/video/cards.module.css': { imports: [] },
  '/src/ui/video/mode-menu.tsx': { imports: ['/src/ui/video/mode-rows.ts'] },
  '/src/ui/video/mode-rows.ts': { imports: [] },
  '/src/ui/video/hd-menu.tsx': { imports: ['/src/ui/video/hd-menu.module.css'] },
  '/src/ui/video/hd-menu.module.css': { imports: [] },
  '/src/ui/video/crop-dialog.tsx': { imports: ['/node_modules/react-easy-crop/index.js'] },
  '/node_modules/react-easy-crop/index.js': { imports: [] },
  '/src/ui/music/music-page.tsx': {
    imports: ['/src/ui/kit/tile.tsx', '/src/ui/kit/clip-tile.tsx', '/src/api/songs.ts'],
    loads: ['/src/ui/music/song-menu.tsx'],
  },
  '/src/ui/music/song-menu.tsx': { imports: ['/src/ui/kit/clip-tile.tsx'] },
  '/src/ui/kit/tile.tsx': { imports: ['/src/api/songs.ts'] },
  '/src/ui/kit/clip-tile.tsx': { imports: ['/src/store/video/clips.ts'] },
  '/src/store/video/clips.ts': { imports: [] },
  '/src/api/songs.ts': { imports: [] },
};
const users = (id: string, of: 'imports' | 'loads') =>
  Object.keys(MODULES).filter((one) => MODULES[one]?.[of]?.includes(id));
const graph: Graph = {
  getModuleInfo: (id) => {
    const one = MODULES[id];
    return one
      ? {
          importers: users(id, 'imports'),
          dynamicImporters: users(id, 'loads'),
          importedIds: one.imports,
          dynamicallyImportedIds: one.loads ?? [],
          code: '',
        }
      : null;
  },
};
const chunkOf = (path: string) => laterParts(`/src/${path}`, graph);

test('what several parts share is one chunk for each area', () => {
  expect(chunkOf('ui/kit/tile.tsx')).toBe('shared-ui-kit');
  expect(chunkOf('api/songs.ts')).toBe('shared-api');
  expect(chunkOf('store/video/clips.ts')).toBe('shared-store-video');
});

test('a shared piece that needs a large store is apart from those that do not', () => {
  expect(chunkOf('ui/kit/clip-tile.tsx')).toBe('shared-ui-kit-video');
});

test('menus of a feature are one chunk, with what each alone needs; one with a library of its own stays alone', () => {
  expect(chunkOf('ui/video/mode-menu.tsx')).toBe('parts-ui-video');
  expect(chunkOf('ui/video/mode-rows.ts')).toBe('parts-ui-video');
  expect(chunkOf('ui/video/hd-menu.tsx')).toBe('parts-ui-video');
  expect(chunkOf('ui/video/crop-dialog.tsx')).toBeNull();
});

test('pages, what they alone need and what the first screen needs stay as they are', () => {
  expect(chunkOf('ui/video/video-page.tsx')).toBeNull();
  expect(chunkOf('ui/video/cards.tsx')).toBeNull();
  expect(chunkOf('ui/video/cards.module.css')).toBeNull();
  expect(chunkOf('ui/draw/bar.tsx')).toBeNull();
  expect(chunkOf('store/session.ts')).toBeNull();
});

test('style sheets of menus are one file', () => {
  expect(chunkOf('ui/video/hd-menu.module.css')).toBe('kit');
});
