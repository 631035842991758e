import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { root } from '../../lib/paths.mjs';
import { loadServerModule } from '../../lib/server-module.mjs';

/** @param {string} name of a built thread or child */
const built = (name) => pathToFileURL(join(root, 'dist/server', name));
const { signal } = new AbortController();
const PORTRAIT = { width: 720, height: 1280 };
const WIDE = { width: 1280, height: 720 };
const SPEECH_SECONDS = 10;
const SEED = 7;

/** @param {string} folder */
async function heads(folder) {
  const { runFfmpeg } = await loadServerModule('generators/ffmpeg/ffmpeg.ts');
  const { createStudioHeads } = await loadServerModule('generators/heads/head-provider.ts');
  const sound = join(folder, 'speech.wav');
  // loudness and rhythm of speech, with a pause each second
  const voice = `aevalsrc=0.3*sin(2*PI*180*t)*abs(sin(2*PI*3*t))*lt(mod(t\\,1)\\,0.8):d=${SPEECH_SECONDS}:s=24000`;
  await runFfmpeg(['-f', 'lavfi', '-i', voice, sound], { signal });
  const provider = createStudioHeads({ threadUrl: built('head-thread.js'), longSide: 1280 });
  return { provider, sound, runFfmpeg };
}

/** A photo in the middle of a portrait format picture, and the position of its face. @param {string} folder */
async function photo(folder) {
  const { photograph } = await loadServerModule('tests/generators/heads/photograph.ts');
  const { jpeg, face } = photograph(PORTRAIT.width);
  const above = (PORTRAIT.height - PORTRAIT.width) / 2;
  const share = PORTRAIT.width / PORTRAIT.height;
  /** @param {{ x: number, y: number, width: number, height: number }} oval */
  const placed = (oval) => ({
    ...oval,
    y: oval.y * share + above / PORTRAIT.height,
    height: oval.height * share,
  });
  const file = join(folder, 'photo.jpg');
  await sharp(jpeg).extend({ top: above, bottom: above, extendWith: 'mirror' }).jpeg().toFile(file);
  return {
    file,
    face: { mouth: placed(face.mouth), eyes: face.eyes.map(placed), tilt: face.tilt },
  };
}

/** @param {string} lyrics */
const song = (lyrics) => async (/** @type {string} */ folder) => {
  const { createStudioSongs } = await loadServerModule('generators/songs/song-provider.ts');
  const songs = createStudioSongs({ threadUrl: built('song-thread.js'), childUrl: built('voice-child.js') });
  const request = { words: '120 seconds', style: 'pop', lyrics, instrumental: lyrics === '', seed: SEED };
  return () => songs.make(request, { signal, folder });
};
const VERSE =
  '[Verse]\nI can hear the water sing\nAll the lanterns start to shiver\nWe will follow to the river\n';
const CHORUS = '[Chorus]\nStay with me until the morning\n月光照在海面上\n';

/**
 * The measured jobs. `prepare` does the setup and returns the work to be timed.
 * @type {Record<string, { goal: { seconds: number, megabytes: number }, prepare: (folder: string) => Promise<() => Promise<unknown>> }>}
 */
export const JOBS = {
  'clip of 5 s, 1280x720': {
    goal: { seconds: 10, megabytes: 400 },
    prepare: async (folder) => {
      const { createStudioClips } = await loadServerModule('generators/clips/clip-provider.ts');
      const clips = createStudioClips({ threadUrl: built('clip-thread.js') });
      const prompt = 'a woman walks along a street in the rain at night, cars pass';
      return () => clips.animate({ prompt, seconds: 5, ...WIDE, seed: SEED }, { signal, folder });
    },
  },
  'drawn portrait speaks 10 s, 720x1280': {
    goal: { seconds: 20, megabytes: 400 },
    prepare: async (folder) => {
      const { paintPictures } = await loadServerModule('generators/pictures/engine.ts');
      const { provider, sound } = await heads(folder);
      const request = { prompt: 'portrait of a woman', ...PORTRAIT, count: 1, seed: 3, style: 'animation' };
      const [painted] = await paintPictures(request, { signal });
      const picture = join(folder, 'portrait.jpg');
      await writeFile(picture, painted.data);
      const face = await provider.findFace({ file: picture }, { signal });
      return () => provider.talk({ picture, face, sound, ...PORTRAIT, seed: SEED }, { signal, folder });
    },
  },
  'photograph speaks 10 s, 720x1280': {
    goal: { seconds: 20, megabytes: 400 },
    prepare: async (folder) => {
      const { provider, sound } = await heads(folder);
      const { file: picture, face } = await photo(folder);
      return () => provider.talk({ picture, face, sound, ...PORTRAIT, seed: SEED }, { signal, folder });
    },
  },
  'clip of 10 s speaks anew, 720x1280': {
    goal: { seconds: 20, megabytes: 400 },
    prepare: async (folder) => {
      const { provider, sound, runFfmpeg } = await heads(folder);
      const { file, face } = await photo(folder);
      const clip = join(folder, 'clip.mp4');
      const moved = "pad=800:1280:40:0,crop=720:1280:'40-3*t':0,format=yuv420p";
      const still = ['-loop', '1', '-framerate', '25', '-t', String(SPEECH_SECONDS), '-i', file];
      await runFfmpeg([...still, '-vf', moved, '-c:v', 'libx264', clip], { signal });
      return () => provider.lipSync({ clip, sound, face }, { signal, folder });
    },
  },
  'instrumental of 120 s': { goal: { seconds: 40, megabytes: 400 }, prepare: song('') },
  'sung song of 120 s': {
    goal: { seconds: 40, megabytes: 400 },
    prepare: song(VERSE + CHORUS + VERSE + CHORUS),
  },
};
