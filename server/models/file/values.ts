/** The values of a request, by the names that rows use. */
import type { ClipRequest } from '../../../generators/clips/clips.ts';
import { namedPeople } from '../../../generators/pictures/named-people.ts';
import type { PictureReference, PictureRequest } from '../../../generators/pictures/pictures.ts';
import type { SpeechRequest } from '../../../generators/speech/speech.ts';
import type { Media } from '../media.ts';
import { InputFile, type Values } from './placeholders.ts';

/** Limited to 31 bits, because some services use signed integers. */
const seedOf = (seed: number): number => seed % 2 ** 31;

const kindOf = (data: Uint8Array): { mime: string; ext: string } =>
  data[0] === 0x89 && data[1] === 0x50
    ? { mime: 'image/png', ext: 'png' }
    : data[0] === 0x52 && data[1] === 0x49
      ? { mime: 'image/webp', ext: 'webp' }
      : { mime: 'image/jpeg', ext: 'jpg' };

/** A picture, to be sent with a request. */
export function pictureFile(data: Uint8Array, name: string): InputFile {
  const { mime, ext } = kindOf(data);
  return new InputFile(data, mime, `${name}.${ext}`);
}

const RATIOS = ['21:9', '16:9', '3:2', '4:3', '5:4', '1:1', '4:5', '3:4', '2:3', '9:16', '9:21'] as const;

/** The common name of an aspect ratio, e.g. `16:9`. */
export function ratioOf(width: number, height: number): string {
  const shape = Math.log(width / height);
  const distance = (ratio: string) => {
    const [across = 1, down = 1] = ratio.split(':').map(Number);
    return Math.abs(Math.log(across / down) - shape);
  };
  return [...RATIOS].sort((a, b) => distance(a) - distance(b))[0] ?? '1:1';
}

/** The values of a size. */
export const shapeOf = ({ width, height }: { width: number; height: number }) => ({
  width,
  height,
  size: `${width}x${height}`,
  ratio: ratioOf(width, height),
});

const referenceValues = (references: readonly PictureReference[] | undefined): Values => {
  const files = (references ?? []).map(({ data }, index) => pictureFile(data, `picture-${index + 1}`));
  return { image: files[0], images: files, weight: references?.[0]?.weight };
};

/** The prompt with the looks of people appended, for services without a parameter for people. */
const withPeople = (prompt: string, people: PictureRequest['people']): string =>
  [
    prompt,
    ...namedPeople(prompt, people ?? [])
      .filter(({ look }) => look.words && !prompt.includes(look.words))
      .map(({ name, look }) => `${name}: ${look.words}`),
  ].join(', ');

/** The values of a picture's request. */
export function pictureValues(request: PictureRequest): Values {
  const { prompt, negative, count, seed, style, references, people } = request;
  return {
    prompt: withPeople(prompt, people),
    negative,
    count,
    seed: seedOf(seed),
    style: style === 'auto' ? undefined : style,
    ...shapeOf(request),
    ...referenceValues(references),
  };
}

/** The values of a clip's request. */
export function clipValues(request: ClipRequest): Values {
  const { prompt, seconds, seed, style, image, endImage, references, people } = request;
  const first = image ? pictureFile(image, 'first') : undefined;
  return {
    prompt: withPeople(prompt, people),
    seconds,
    seed: seedOf(seed),
    style: style === 'auto' ? undefined : style,
    resolution: `${Math.min(request.width, request.height)}p`,
    ...shapeOf(request),
    ...referenceValues(references),
    ...(first ? { image: first } : {}),
    ...(endImage ? { endImage: pictureFile(endImage, 'last') } : {}),
  };
}

/** The format in which services are asked for speech. */
export const speechValues = ({ text, voice, speed, volume, pitch, emotion }: SpeechRequest): Values => ({
  text,
  voice,
  speed,
  volume,
  pitch,
  emotion,
});

/** The values of a song's request. */
export const songValues = ({
  words,
  style,
  lyrics,
  instrumental,
  seed,
}: Media['song']['request']): Values => ({
  prompt: words,
  style,
  lyrics,
  instrumental,
  seed: seedOf(seed),
});

/** The values of a request for a film's music. */
export const musicValues = ({ seconds, mood, seed }: Media['music']['request']): Values => ({
  prompt: `${mood} instrumental film music`,
  mood,
  seconds,
  instrumental: true,
  seed: seedOf(seed),
});

/** The values of a sound effect's request. */
export const soundValues = ({ words, seconds, seed }: Media['sound-effect']['request']): Values => ({
  prompt: words,
  seconds,
  seed: seedOf(seed),
});
