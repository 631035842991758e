import { createClipEnlarger } from '../../generators/clips/clip-enlarger.ts';
import { createStudioClips } from '../../generators/clips/clip-provider.ts';
import type { ClipEnlarger, ClipProvider } from '../../generators/clips/clips.ts';
import { fittedClips } from '../../generators/clips/fitted-clips.ts';
import { createFilms } from '../../generators/films/film-provider.ts';
import type { FilmProvider } from '../../generators/films/films.ts';
import { createStudioHeads } from '../../generators/heads/head-provider.ts';
import type { HeadProvider } from '../../generators/heads/heads.ts';
import { writeLyrics } from '../../generators/lyrics/write-lyrics.ts';
import type { MusicProvider } from '../../generators/music/music.ts';
import { createStudioMusic } from '../../generators/music/music-provider.ts';
import { BUILT_IN_ENGINE } from '../../generators/name.ts';
import { fitted } from '../../generators/pictures/fitted.ts';
import { createStudioPictures } from '../../generators/pictures/picture-provider.ts';
import type { PictureProvider } from '../../generators/pictures/pictures.ts';
import { spread } from '../../generators/pictures/spread.ts';
import { describeRequest } from '../../generators/prompts/describe.ts';
import { expandPrompt } from '../../generators/prompts/expand.ts';
import { expandMotion } from '../../generators/prompts/expand-motion.ts';
import { createListener } from '../../generators/songs/listener.ts';
import { createStudioSongs } from '../../generators/songs/song-provider.ts';
import type { ListenTo, SongProvider } from '../../generators/songs/songs.ts';
import { createStudioSounds } from '../../generators/sounds/sound-provider.ts';
import type { SoundProvider } from '../../generators/sounds/sounds.ts';
import type { SpeechProvider } from '../../generators/speech/speech.ts';
import { createStudioSpeech } from '../../generators/speech/speech-provider.ts';
import { developAdvert } from '../../generators/stories/adverts/develop-advert.ts';
import { developIdea } from '../../generators/stories/develop-idea.ts';
import { createStudioTexts } from '../../generators/text/provider.ts';
import type { TextProvider } from '../../generators/text/texts.ts';
import type { Config } from '../config.ts';
import { doublePicture } from '../media/picture-files.ts';
import type { AnyModel } from './model.ts';

/** The makers of the built-in engine, or replacements for tests. */
export interface Makers {
  pictures: PictureProvider;
  clips: ClipProvider;
  enlarger: ClipEnlarger;
  sounds: SoundProvider;
  music: MusicProvider;
  songs: SongProvider;
  listen: ListenTo;
  speech: SpeechProvider;
  texts: TextProvider;
  films: FilmProvider;
  heads: HeadProvider;
}

/**
 * Creates the makers of the built-in engine.
 * @param entryOf the path of a built thread or child process
 */
export function builtInMakers(
  { pictureWorkers, pictureSide, clipSide }: Pick<Config, 'pictureWorkers' | 'pictureSide' | 'clipSide'>,
  entryOf: (name: string) => URL,
): Makers {
  // one thread per concurrent task
  const painter = () => createStudioPictures({ threadUrl: entryOf('picture-thread.js') });
  const first = painter();
  const others = Array.from({ length: pictureWorkers - 1 }, painter);
  return {
    pictures: fitted(spread(first.name, [first, ...others]), pictureSide),
    clips: fittedClips(createStudioClips({ threadUrl: entryOf('clip-thread.js') }), clipSide),
    enlarger: createClipEnlarger(),
    sounds: createStudioSounds({ threadUrl: entryOf('sound-thread.js') }),
    music: createStudioMusic({ threadUrl: entryOf('music-thread.js') }),
    songs: createStudioSongs({ threadUrl: entryOf('song-thread.js'), childUrl: entryOf('voice-child.js') }),
    listen: createListener({ threadUrl: entryOf('listen-thread.js') }),
    speech: createStudioSpeech({ childUrl: entryOf('voice-child.js') }),
    texts: createStudioTexts({ threadUrl: entryOf('text-thread.js') }),
    films: createFilms(),
    heads: createStudioHeads({ threadUrl: entryOf('head-thread.js'), longSide: clipSide }),
  };
}

const row = { for: {}, limits: {}, points: null, traits: {} } as const;

/** One row per medium: the fallback if no other row matches. */
export const makerRows = ({
  pictures,
  clips,
  enlarger,
  sounds,
  music,
  songs,
  listen,
  speech,
  texts,
  films,
  heads,
}: Makers): AnyModel[] => [
  {
    ...row,
    id: 'built-in-picture',
    medium: 'picture',
    name: pictures.name,
    maker: { runs: 'direct', make: (request, options) => pictures.generate(request, options) },
  },
  {
    ...row,
    id: 'built-in-edit',
    medium: 'edit',
    name: pictures.name,
    maker: { runs: 'direct', make: (request, options) => pictures.generate(request, options) },
  },
  {
    ...row,
    id: 'built-in-variation',
    medium: 'variation',
    name: pictures.name,
    maker: { runs: 'direct', make: (request, options) => pictures.generate(request, options) },
  },
  {
    ...row,
    id: 'built-in-upscale',
    medium: 'upscale',
    name: BUILT_IN_ENGINE,
    maker: { runs: 'direct', make: ({ data }) => doublePicture(data) },
  },
  {
    ...row,
    id: 'built-in-clip',
    medium: 'clip',
    name: clips.name,
    ready: async () => clips.ready?.(),
    maker: { runs: 'direct', make: (request, options) => clips.animate(request, options) },
  },
  {
    ...row,
    id: 'built-in-clip-upscale',
    medium: 'clip-upscale',
    name: enlarger.name,
    ready: async () => enlarger.ready?.(),
    maker: { runs: 'direct', make: (request, options) => enlarger.enlarge(request, options) },
  },
  {
    ...row,
    id: 'built-in-sound-effect',
    medium: 'sound-effect',
    name: sounds.name,
    ready: async () => sounds.ready?.(),
    maker: { runs: 'direct', make: (request, options) => sounds.effect(request, options) },
  },
  {
    ...row,
    id: 'built-in-music',
    medium: 'music',
    name: music.name,
    maker: { runs: 'direct', make: (request, options) => music.compose(request, options) },
  },
  {
    ...row,
    id: 'built-in-song',
    medium: 'song',
    name: songs.name,
    ready: async () => songs.ready?.(),
    traits: { sings: songs.sings },
    maker: { runs: 'direct', make: (request, options) => songs.make(request, options) },
  },
  {
    ...row,
    id: 'built-in-lyrics',
    medium: 'lyrics',
    name: BUILT_IN_ENGINE,
    maker: { runs: 'direct', make: async (request) => writeLyrics(request) },
  },
  {
    ...row,
    id: 'built-in-hearing',
    medium: 'hearing',
    name: BUILT_IN_ENGINE,
    maker: { runs: 'direct', make: ({ file }, options) => listen(file, options) },
  },
  {
    ...row,
    id: 'built-in-speech',
    medium: 'speech',
    name: speech.name,
    ready: async () => speech.ready?.(),
    traits: { voices: speech.voices },
    maker: { runs: 'direct', make: (request, options) => speech.speak(request, options) },
  },
  {
    ...row,
    id: 'built-in-text',
    medium: 'text',
    name: texts.name,
    maker: { runs: 'direct', make: (request, options) => texts.writeScript(request, options) },
  },
  {
    ...row,
    id: 'built-in-story',
    medium: 'story',
    name: BUILT_IN_ENGINE,
    maker: {
      runs: 'direct',
      make: async (request) => (request.textType === 'adv' ? developAdvert(request) : developIdea(request)),
    },
  },
  {
    ...row,
    id: 'built-in-expansion',
    medium: 'expansion',
    name: BUILT_IN_ENGINE,
    maker: {
      runs: 'direct',
      make: async (request) => (request.shows === undefined ? expandPrompt(request) : expandMotion(request)),
    },
  },
  {
    ...row,
    id: 'built-in-description',
    medium: 'description',
    name: BUILT_IN_ENGINE,
    maker: {
      runs: 'direct',
      make: (request, options) => describeRequest(request, (picture) => heads.faceIn(picture, options)),
    },
  },
  {
    ...row,
    id: 'built-in-film',
    medium: 'film',
    name: films.name,
    ready: async () => films.ready?.(),
    traits: { planOf: (order) => films.planOf(order) },
    maker: { runs: 'direct', make: (order, options) => films.make(order, options) },
  },
  {
    ...row,
    id: 'built-in-face',
    medium: 'face',
    name: heads.name,
    ready: async () => heads.ready?.(),
    maker: { runs: 'direct', make: (request, options) => heads.findFace(request, options) },
  },
  {
    ...row,
    id: 'built-in-lip-sync',
    medium: 'lip-sync',
    name: heads.name,
    ready: async () => heads.ready?.(),
    traits: { hearsSpeech: (file, options) => heads.hearsSpeech(file, options) },
    maker: { runs: 'direct', make: (request, options) => heads.talk(request, options) },
  },
  {
    ...row,
    id: 'built-in-digital-human',
    medium: 'digital-human',
    name: heads.name,
    ready: async () => heads.ready?.(),
    traits: { hearsSpeech: (file, options) => heads.hearsSpeech(file, options) },
    maker: { runs: 'direct', make: (request, options) => heads.lipSync(request, options) },
  },
];
