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
import type { StoryRequest } from '../../generators/stories/stories.ts';
import type { ScriptRequest, WrittenScript } from '../../generators/text/texts.ts';

interface Stop {
  /** Aborts the work; the promise then rejects with the signal's reason. */
  signal: AbortSignal;
}

/** A picture whose format may differ from that of generated ones. */
export interface LargePicture {
  data: Uint8Array;
  ext: 'jpg' | 'png';
  mime: 'image/jpeg' | 'image/png';
  width: number;
  height: number;
}

interface HeadTraits {
  /** Whether it would move a mouth to a sound whose phonemes are not known; without it, nobody knows before. */
  hearsSpeech?: (file: string, options: Stop) => Promise<boolean>;
}

/** Per medium: the request, the options, the result, and the traits of its models. */
export interface Media {
  picture: { request: PictureRequest; options: Stop; result: Picture[]; traits: object };
  /** Edits a picture by a prompt. The first reference is the picture; a second one may be the mask. */
  edit: { request: PictureRequest; options: Stop; result: Picture[]; traits: object };
  /** Pictures similar to another one. */
  variation: { request: PictureRequest; options: Stop; result: Picture[]; traits: object };
  /** An upscaled picture. */
  upscale: { request: { data: Uint8Array }; options: Stop; result: LargePicture; traits: object };
  clip: { request: ClipRequest; options: ClipOptions; result: Clip; traits: object };
  /** An upscaled clip. */
  'clip-upscale': { request: { file: string }; options: ClipOptions; result: Clip; traits: object };
  /** A sound effect for a clip, from a prompt. */
  'sound-effect': { request: SoundRequest; options: Stop; result: SoundEffect; traits: object };
  music: { request: MusicRequest; options: Stop; result: Music; traits: object };
  /** A song, as files in the folder. */
  song: {
    request: SongRequest;
    options: Stop & { folder: string };
    result: Song;
    /** Whether songs have vocals. */
    traits: { sings: boolean };
  };
  lyrics: { request: LyricsRequest; options: Stop; result: Lyrics; traits: object };
  /** Detects a face in a picture or in a clip's first frame. */
  face: { request: { file: string }; options: Stop; result: FoundFace | null; traits: object };
  /** A talking picture. */
  'lip-sync': { request: TalkRequest; options: ClipOptions; result: Clip; traits: HeadTraits };
  /** A clip with new speech. */
  'digital-human': { request: LipSyncRequest; options: ClipOptions; result: Clip; traits: HeadTraits };
  /** Analysis of a piece of music. */
  hearing: { request: { file: string }; options: Stop; result: Heard; traits: object };
  speech: {
    request: SpeechRequest;
    options: SpeechOptions;
    result: Speech;
    traits: { voices: readonly StudioVoice[] };
  };
  text: { request: ScriptRequest; options: Stop; result: WrittenScript; traits: object };
  /** Develops an idea into a story. */
  story: { request: StoryRequest; options: Stop; result: string; traits: object };
  /** Expands a short prompt. */
  expansion: { request: ExpansionRequest; options: Stop; result: string; traits: object };
  /** Prompts that describe a picture. */
  description: { request: DescriptionRequest; options: Stop; result: string[]; traits: object };
  film: {
    request: FilmOrder;
    options: Stop & { folder: string; onProgress: (share: number) => void };
    result: Film;
    /** Calculates the film's timetable in advance. */
    traits: { planOf(order: FilmOrder): FilmPlan };
  };
}

export type Medium = keyof Media;
