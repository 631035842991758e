import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AlreadyLarge,
  type Clip,
  type ClipEnlarger,
  type ClipOptions,
  type ClipProvider,
  type ClipRequest,
} from '../../generators/clips/clips.ts';
import { runFfmpeg } from '../../generators/ffmpeg/ffmpeg.ts';
import type { Film } from '../../generators/films/assemble.ts';
import type { FilmPlan } from '../../generators/films/film.ts';
import { createFilms } from '../../generators/films/film-provider.ts';
import type { FilmOrder, FilmProvider } from '../../generators/films/films.ts';
import type { FoundFace, HeadProvider, LipSyncRequest, TalkRequest } from '../../generators/heads/heads.ts';
import type { Music, MusicProvider, MusicRequest } from '../../generators/music/music.ts';
import type { Heard, ListenTo, Song, SongProvider, SongRequest } from '../../generators/songs/songs.ts';
import type { SoundEffect, SoundProvider, SoundRequest } from '../../generators/sounds/sounds.ts';
import type {
  Speech,
  SpeechOptions,
  SpeechProvider,
  SpeechRequest,
  SpokenSound,
  StudioVoice,
} from '../../generators/speech/speech.ts';

import { wave } from './wave.ts';

/** Writes files that describe their request, records its calls, and waits or fails when a test says so. */
export class StandInClips implements ClipProvider {
  readonly name = 'stand-in camera';
  readonly asked: ClipRequest[] = [];
  ready?: () => Promise<void>;
  before: (signal: AbortSignal) => Promise<void> = async () => {};

  async animate(request: ClipRequest, { signal, folder }: ClipOptions): Promise<Clip> {
    this.asked.push(request);
    await this.before(signal);
    const { width, height, seconds } = request;
    const [file, poster] = [join(folder, 'clip.mp4'), join(folder, 'clip.jpg')];
    await writeFile(file, `clip ${request.prompt}`);
    await writeFile(poster, 'poster');
    return { file, poster, width, height, seconds };
  }
}

/** Copies its input under another name; its own results count as upscaled. */
export class StandInEnlarger implements ClipEnlarger {
  readonly name = 'stand-in enlarger';
  readonly asked: string[] = [];
  before: (signal: AbortSignal) => Promise<void> = async () => {};

  async enlarge({ file }: { file: string }, { signal, folder }: ClipOptions): Promise<Clip> {
    this.asked.push(file);
    await this.before(signal);
    const was = await readFile(file, 'utf8');
    if (was.startsWith('large ')) throw new AlreadyLarge('The clip has its full size already.');
    const [large, poster] = [join(folder, 'large.mp4'), join(folder, 'large.jpg')];
    await writeFile(large, `large ${was}`);
    await writeFile(poster, 'poster');
    return { file: large, poster, width: 1920, height: 1080, seconds: 5 };
  }
}

/** Makes a quiet tone; an unknown word counts as ambience. */
export class StandInSounds implements SoundProvider {
  readonly name = 'stand-in noises';
  readonly asked: SoundRequest[] = [];
  before: (signal: AbortSignal) => Promise<void> = async () => {};

  async effect(request: SoundRequest, { signal }: { signal: AbortSignal }): Promise<SoundEffect> {
    this.asked.push(request);
    await this.before(signal);
    const heard = request.words.includes('rain') ? ['rain'] : [];
    const data = wave(1);
    const { seconds } = request;
    return { data, ext: 'wav', mime: 'audio/wav', seconds, heard, ambience: heard.length === 0 };
  }
}

const voice = (id: string, language: 'en' | 'zh', sex: 'female' | 'male'): StudioVoice => ({
  id,
  name: { en: `${id} voice`, zh: `${id} 音色` },
  language,
  sex,
  age: 'adult',
  scenes: ['narration'],
});

export class StandInSpeech implements SpeechProvider {
  readonly name = 'stand-in voice';
  readonly voices = [
    voice('clara', 'en', 'female'),
    voice('yun', 'zh', 'female'),
    voice('leo', 'en', 'male'),
  ];
  readonly asked: SpeechRequest[] = [];
  /** The phonemes that it reports; none if undefined. */
  spoken: SpokenSound[] | undefined;
  before: (request: SpeechRequest, signal: AbortSignal) => Promise<void> = async () => {};

  /** Awaited after each sentence of a stream. Without it, only the whole is sent, as by a service. */
  afterSentence: ((nth: number) => Promise<void>) | undefined;

  async speak(request: SpeechRequest, { signal, onSound }: SpeechOptions): Promise<Speech> {
    this.asked.push(request);
    await this.before(request, signal);
    const data = Buffer.from(`speech ${request.text}`);
    const sentences = this.afterSentence ? data.toString().split(/(?<=[.!?])/) : [];
    for (const [nth, sentence] of sentences.entries()) {
      onSound?.(Buffer.from(sentence));
      await this.afterSentence?.(nth);
      signal.throwIfAborted();
    }
    return {
      data: new Uint8Array(data),
      ext: 'mp3',
      mime: 'audio/mpeg',
      seconds: [...request.text].length / 10,
      marks: [],
      ...(this.spoken ? { spoken: this.spoken } : {}),
    };
  }
}

export class StandInMusic implements MusicProvider {
  readonly name = 'stand-in band';
  readonly asked: MusicRequest[] = [];

  async compose(request: MusicRequest): Promise<Music> {
    this.asked.push(request);
    return {
      data: new TextEncoder().encode('music'),
      ext: 'mp3',
      mime: 'audio/mpeg',
      seconds: request.seconds,
    };
  }
}

let kept: Promise<Uint8Array> | undefined;
/** One second of WAV. */
function tone(): Promise<Uint8Array> {
  kept ??= runFfmpeg(['-i', 'pipe:0', '-c:a', 'flac', '-f', 'flac', 'pipe:1'], {
    signal: AbortSignal.timeout(20_000),
    input: wave(1),
  }).then(({ stdout }) => new Uint8Array(stdout));
  return kept;
}

/** Songs that record their requests; only the WAV contains sound. */
export class StandInSongs implements SongProvider {
  readonly name = 'stand-in singers';
  readonly sings = false;
  readonly asked: SongRequest[] = [];
  ready?: () => Promise<void>;
  before: (signal: AbortSignal) => Promise<void> = async () => {};

  async make(
    request: SongRequest,
    { signal, folder }: { signal: AbortSignal; folder: string },
  ): Promise<Song> {
    this.asked.push(request);
    await this.before(signal);
    const [mp3, flac] = ['mp3', 'flac'].map((ext) => join(folder, `song-${this.asked.length}.${ext}`));
    if (!mp3 || !flac) throw new Error('no names');
    await writeFile(mp3, `song ${request.seed}`);
    await writeFile(flac, await tone());
    const lines = request.lyrics ? [{ at: 8.5, text: request.lyrics.split('\n').at(-1) ?? '' }] : [];
    const facts = { seconds: 90, tempo: 120, key: 'A minor', style: 'pop', peaks: [10, 100, 40], lines };
    return { mp3, flac, ...facts, sung: false };
  }
}

export const HEARD: Heard = {
  seconds: 40,
  tempo: 96,
  root: 9,
  minor: true,
  loudness: -15.2,
  brightness: 0.4,
  curve: [20, 100, 60],
};
export const standInListener: ListenTo = async () => HEARD;

export class StandInFilms implements FilmProvider {
  readonly name = 'stand-in editor';
  readonly asked: FilmOrder[] = [];
  before: (signal: AbortSignal, onProgress: (share: number) => void, order: FilmOrder) => Promise<void> =
    async () => {};

  /** Five seconds per shot, whatever is said in it. */
  planOf(order: FilmOrder): FilmPlan {
    return { ...createFilms().planOf(order), seconds: order.shots.length * 5 };
  }

  async make(
    order: FilmOrder,
    { signal, folder, onProgress }: Parameters<FilmProvider['make']>[1],
  ): Promise<Film> {
    this.asked.push(order);
    await this.before(signal, onProgress, order);
    const [file, poster, subtitles] = ['film.mp4', 'film.jpg', 'film.srt'].map((name) => join(folder, name));
    if (!file || !poster || !subtitles) throw new Error('no names');
    for (const name of [file, poster, subtitles]) await writeFile(name, `file ${name.slice(-3)}`);
    const { width, height } = order;
    return { file, poster, subtitles, width, height, seconds: this.planOf(order).seconds };
  }
}

/** Faces in the middle of everything, and clips that describe their request. */
export class StandInHeads implements HeadProvider {
  readonly name = 'stand-in heads';
  readonly asked: (TalkRequest | LipSyncRequest)[] = [];
  ready?: () => Promise<void>;
  /** The detected face; null for none. */
  face: FoundFace | null = {
    mouth: { x: 0.5, y: 0.6, width: 0.14, height: 0.05 },
    eyes: [
      { x: 0.42, y: 0.4, width: 0.08, height: 0.04 },
      { x: 0.58, y: 0.4, width: 0.08, height: 0.04 },
    ],
    tilt: 0,
    from: 'found',
    confidence: 0.7,
  };
  before: (signal: AbortSignal) => Promise<void> = async () => {};
  /** Whether it hears speech in a sound. */
  speech = true;

  async hearsSpeech(): Promise<boolean> {
    return this.speech;
  }

  async findFace(): Promise<FoundFace | null> {
    return this.face;
  }

  async faceIn(): Promise<FoundFace | null> {
    return this.face;
  }

  talk(request: TalkRequest, options: ClipOptions): Promise<Clip> {
    return this.#make(request, request, options);
  }

  lipSync(request: LipSyncRequest, options: ClipOptions): Promise<Clip> {
    return this.#make(request, { width: 1280, height: 720 }, options);
  }

  async #make(
    request: TalkRequest | LipSyncRequest,
    { width, height }: { width: number; height: number },
    { signal, folder }: ClipOptions,
  ): Promise<Clip> {
    this.asked.push(request);
    await this.before(signal);
    const [file, poster] = [join(folder, 'head.mp4'), join(folder, 'head.jpg')];
    await writeFile(file, await grayClip());
    await writeFile(poster, 'poster');
    return { file, poster, width, height, seconds: 5 };
  }
}

const gray = new Map<string, Promise<Uint8Array>>();
/** A real MP4 of a gray picture, with a quiet tone. @param picture seconds after which only the tone goes on */
export function grayClip(seconds = 2, picture = seconds): Promise<Uint8Array> {
  const key = `${seconds} ${picture}`;
  const known = gray.get(key);
  if (known) return known;
  const made = makeGray(seconds, picture);
  gray.set(key, made);
  return made;
}

async function makeGray(seconds: number, shown: number): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'inkreel-gray-'));
  try {
    const file = join(folder, 'gray.mp4');
    await writeFile(join(folder, 'tone.wav'), wave(seconds));
    const picture = ['-f', 'lavfi', '-i', `color=gray:s=64x64:r=8:d=${shown}`];
    const code = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
    const args = [...picture, '-i', join(folder, 'tone.wav'), '-t', String(seconds), ...code, file];
    await runFfmpeg(args, { signal: AbortSignal.timeout(60_000) });
    return new Uint8Array(await readFile(file));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
