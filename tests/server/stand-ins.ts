import {
  StandInClips,
  StandInEnlarger,
  StandInFilms,
  StandInHeads,
  StandInMusic,
  StandInSongs,
  StandInSounds,
  StandInSpeech,
} from './media-makers.ts';
import { StandInPictures } from './pictures.ts';
import { StandInTexts } from './texts.ts';

/** Stand-ins for everything that the built-in engine makes. */
export const standIns = () => ({
  pictures: new StandInPictures(),
  texts: new StandInTexts(),
  clips: new StandInClips(),
  enlarger: new StandInEnlarger(),
  sounds: new StandInSounds(),
  speech: new StandInSpeech(),
  films: new StandInFilms(),
  heads: new StandInHeads(),
  music: new StandInMusic(),
  songs: new StandInSongs(),
});

export type StandIns = ReturnType<typeof standIns>;
