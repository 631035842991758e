import { settleFfmpeg } from '../generators/ffmpeg/find-ffmpeg.ts';

/** What this process has settled on, kept where all its files find it. */
const KEY = Symbol.for('inkreel.settled-ffmpeg');
const kept = globalThis as { [KEY]?: string };

// Tests must not depend on installed programs: they use the packaged ffmpeg, and a separate project runs the media tests again
// with the one on PATH.
const wanted = process.env.TEST_FFMPEG ?? 'packaged';
// once in a process: to ask a program for its version is to start it, which takes a large process long
if (kept[KEY] !== wanted) {
  const places =
    wanted === 'path' ? { packaged: () => Promise.reject(new Error('not asked')) } : { path: '' };
  // without any, the media tests report it themselves
  await settleFfmpeg(places).catch(() => undefined);
  kept[KEY] = wanted;
}
