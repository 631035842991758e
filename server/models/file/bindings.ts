/** Bindings for the media that tasks make: the values of their requests, and the parsers of their results. */
import { readFile, rm } from 'node:fs/promises';
import { makeTempFolder } from '../../temp-folders.ts';
import type { ResultPlace } from '../protocols/protocol.ts';
import { clipFrom } from '../results/clips.ts';
import { fetchBytes, fetchFile } from '../results/fetch.ts';
import { keepSound } from '../results/keep-sound.ts';
import { pictureFrom } from '../results/pictures.ts';
import { songFrom } from '../results/songs.ts';
import { musicFrom, soundFrom } from '../results/sounds.ts';
import type { Binding } from './bind.ts';
import { InputFile } from './placeholders.ts';
import {
  clipValues,
  musicValues,
  pictureFile,
  pictureValues,
  shapeOf,
  songValues,
  soundValues,
} from './values.ts';

/** Maximum pictures per task. */
const MOST_PICTURES = 4;

type Pictures = Binding<'picture'>;

const collectPictures: Pictures['collect'] = async (
  places,
  { line, storage, request, options: { signal } },
) => {
  const made = [];
  for (const [index, place] of places.slice(0, Math.min(MOST_PICTURES, Math.max(request.count, 1))).entries())
    made.push(
      await pictureFrom(
        await fetchBytes(place, { line, storage, kind: 'picture', signal }),
        request.seed + index,
      ),
    );
  return made;
};

export const PICTURE: Pictures = { values: pictureValues, collect: collectPictures };

export const UPSCALE: Binding<'upscale'> = {
  values: ({ data }) => {
    const image = pictureFile(data, 'picture');
    return { image, images: [image], prompt: '' };
  },
  async collect([place], { line, storage, options: { signal } }) {
    const { seed: _, ...picture } = await pictureFrom(
      await fetchBytes(place, { line, storage, kind: 'picture', signal }),
      0,
    );
    return { ...picture, ext: 'jpg' };
  },
};

/** Reads a local file, to be sent with a request. */
async function fileAt(file: string): Promise<InputFile> {
  const ext = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  return new InputFile(await readFile(file), MIMES[ext] ?? 'application/octet-stream', `file.${ext}`);
}

const MIMES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  flac: 'audio/flac',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
};

type ClipMedium = 'clip' | 'clip-upscale' | 'lip-sync' | 'digital-human';

const collectClip = async (
  [place]: readonly [ResultPlace, ...ResultPlace[]],
  { line, storage, probe, options: { signal, folder } }: Parameters<Binding<ClipMedium>['collect']>[1],
) =>
  clipFrom(probe, await fetchFile(place, folder, { line, storage, kind: 'clip', signal }), {
    folder,
    signal,
  });

export const CLIP: Binding<'clip'> = { values: clipValues, collect: collectClip };

export const SOUND_EFFECT: Binding<'sound-effect'> = {
  values: soundValues,
  collect: ([place], { line, storage, probe, request, options: { signal } }) =>
    inFolder(async (folder) => {
      const file = await fetchFile(place, folder, { line, storage, kind: 'sound', signal });
      return soundFrom(probe, file, { signal, most: request.seconds });
    }),
};

export const MUSIC: Binding<'music'> = {
  values: musicValues,
  collect: ([place], { line, storage, probe, request, options: { signal } }) =>
    inFolder(async (folder) => {
      const file = await fetchFile(place, folder, { line, storage, kind: 'sound', signal });
      return musicFrom(probe, file, { signal, most: request.seconds });
    }),
};

export const SONG: Binding<'song'> = {
  values: songValues,
  async collect([place], { line, storage, probe, request, options: { signal, folder } }) {
    const file = await fetchFile(place, folder, { line, storage, kind: 'sound', signal });
    return songFrom(probe, file, { request, folder, signal });
  },
};

/** Runs `use` with a temporary folder that is deleted afterwards. */
async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await makeTempFolder('result');
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const CLIP_UPSCALE: Binding<'clip-upscale'> = {
  values: async ({ file }) => ({
    video: new InputFile(await readFile(file), 'video/mp4', 'clip.mp4'),
    prompt: '',
  }),
  collect: async (places, how) => keepSound(how.request.file, await collectClip(places, how), how.options),
};

export const LIP_SYNC: Binding<'lip-sync'> = {
  async values({ picture, sound, width, height, seed }) {
    const [image, said] = await Promise.all([fileAt(picture), fileAt(sound)]);
    return {
      image,
      images: [image],
      sound: said,
      prompt: '',
      seed: seed % 2 ** 31,
      ...shapeOf({ width, height }),
    };
  },
  collect: collectClip,
};

export const DIGITAL_HUMAN: Binding<'digital-human'> = {
  async values({ clip, sound }) {
    const [video, said] = await Promise.all([fileAt(clip), fileAt(sound)]);
    return { video, sound: said, prompt: '' };
  },
  collect: collectClip,
};
