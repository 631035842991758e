import type { Clip, ClipOptions, ClipRequest } from '../../generators/clips/clips.ts';
import type { Film } from '../../generators/films/assemble.ts';
import type { FilmPlan } from '../../generators/films/film.ts';
import type { FilmOrder } from '../../generators/films/films.ts';
import type { FoundFace, LipSyncRequest, TalkRequest } from '../../generators/heads/heads.ts';
import type { Lyrics, LyricsRequest } from '../../generators/lyrics/lyrics.ts';
import type { Music, MusicRequest } from '../../generators/music/music.ts';
import type { Picture, PictureRequest } from '../../generators/pictures/pictures.ts';
import type { DescriptionRequest, ExpansionRequest } from '../../generators/prompts/prompts.ts';
import type { Heard, Song, SongRequest } from '../../generators/songs/songs.ts';
import type { SoundEffect, SoundRequest } from '../../generators/sounds/sounds.ts';
import type { Speech, SpeechOptions, SpeechRequest, StudioVoice } from '../../generators/speech/speech.ts';
import type { ScriptRequest, WrittenScript } from '../../generators/text/texts.ts';

interface Stop {
  /** Aborts the work; the promise rejects with its reason. */
  signal: AbortSignal;
}

/** A picture that may be of another kind than those that are drawn. */
export interface LargePicture {
  data: Uint8Array;
  ext: 'jpg' | 'png';
  mime: 'image/jpeg' | 'image/png';
  width: number;
  height: number;
}

/** For each medium: the request, the options, the result, and the traits of its models. */
export interface Media {
  picture: { request: PictureRequest; options: Stop; result: Picture[]; traits: object };
  /** A picture changed by words: the first reference is the picture, another one may be where to change it. */
  edit: { request: PictureRequest; options: Stop; result: Picture[]; traits: object };
  /** Pictures like another one. */
  variation: { request: PictureRequest; options: Stop; result: Picture[]; traits: object };
  /** A larger copy of a picture. */
  upscale: { request: { data: Uint8Array }; options: Stop; result: LargePicture; traits: object };
  clip: { request: ClipRequest; options: ClipOptions; result: Clip; traits: object };
  /** A larger copy of a clip. */
  'clip-upscale': { request: { file: string }; options: ClipOptions; result: Clip; traits: object };
  /** A sound for a clip, from words. */
  'sound-effect': { request: SoundRequest; options: Stop; result: SoundEffect; traits: object };
  music: { request: MusicRequest; options: Stop; result: Music; traits: object };
  /** A song, in files of the folder. */
  song: {
    request: SongRequest;
    options: Stop & { folder: string };
    result: Song;
    /** Whether lyrics are sung. */
    traits: { sings: boolean };
  };
  lyrics: { request: LyricsRequest; options: Stop; result: Lyrics; traits: object };
  /** Where a face is, in a picture or in a clip's first frame. */
  face: { request: { file: string }; options: Stop; result: FoundFace | null; traits: object };
  /** A picture that speaks. */
  'lip-sync': { request: TalkRequest; options: ClipOptions; result: Clip; traits: object };
  /** Somebody in a clip who says something else. */
  'digital-human': { request: LipSyncRequest; options: ClipOptions; result: Clip; traits: object };
  /** What a piece of music sounds like. */
  hearing: { request: { file: string }; options: Stop; result: Heard; traits: object };
  speech: {
    request: SpeechRequest;
    options: SpeechOptions;
    result: Speech;
    traits: { voices: readonly StudioVoice[] };
  };
  text: { request: ScriptRequest; options: Stop; result: WrittenScript; traits: object };
  /** A longer prompt from a short one. */
  expansion: { request: ExpansionRequest; options: Stop; result: string; traits: object };
  /** Prompts for a picture. */
  description: { request: DescriptionRequest; options: Stop; result: string[]; traits: object };
  film: {
    request: FilmOrder;
    options: Stop & { folder: string; onProgress: (share: number) => void };
    result: Film;
    /** The film's timetable, calculated beforehand. */
    traits: { planOf(order: FilmOrder): FilmPlan };
  };
}

export type Medium = keyof Media;
