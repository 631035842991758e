import { defineConfig } from 'vite';

/** Bundles the server for Node 20, which cannot strip types. Packages stay external. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: true,
    target: 'node20',
    outDir: '../dist/server',
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'main.ts',
        studio: 'studio.ts',
        start: 'start.ts',
        config: 'config.ts',
        'pglite-thread': 'db/pglite-thread.ts',
        'picture-thread': '../generators/pictures/picture-thread.ts',
        'music-thread': '../generators/music/music-thread.ts',
        'song-thread': '../generators/songs/song-thread.ts',
        'listen-thread': '../generators/songs/listen-thread.ts',
        'clip-thread': '../generators/clips/clip-thread.ts',
        'head-thread': '../generators/heads/head-thread.ts',
        'sound-thread': '../generators/sounds/sound-thread.ts',
        'text-thread': '../generators/text/text-thread.ts',
        'probe-thread': 'media/probe-thread.ts',
        'file-child': 'film/script-files/file-child.ts',
        'voice-child': '../generators/speech/voice-child.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
