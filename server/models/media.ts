import type { Clip, ClipOptions, ClipRequest } from '../../generators/clips/clips.ts';
import type { Film } from '../../generators/films/assemble.ts';
import type { FilmOrder } from '../../generators/films/films.ts';
import type { Music, MusicRequest } from '../../generators/music/music.ts';
import type { Picture, PictureRequest } from '../../generators/pictures/pictures.ts';
import type { Speech, SpeechRequest, StudioVoice } from '../../generators/speech/speech.ts';
import type { ScriptRequest, WrittenScript } from '../../generators/text/texts.ts';

interface Stop {
  /** Stops the making; the promise rejects with its reason. */
  signal: AbortSignal;
}

/** What is made here: what is asked, what it is told beside that, what comes back, and what a model of the kind says of itself. */
export interface Media {
  picture: { request: PictureRequest; options: Stop; result: Picture[]; traits: object };
  clip: { request: ClipRequest; options: ClipOptions; result: Clip; traits: object };
  music: { request: MusicRequest; options: Stop; result: Music; traits: object };
  speech: {
    request: SpeechRequest;
    options: Stop;
    result: Speech;
    traits: { voices: readonly StudioVoice[] };
  };
  text: { request: ScriptRequest; options: Stop; result: WrittenScript; traits: object };
  film: {
    request: FilmOrder;
    options: Stop & { folder: string; onProgress: (share: number) => void };
    result: Film;
    /** Seconds that a film will last, worked out before anything is made. */
    traits: { secondsOf(order: FilmOrder): number };
  };
}

export type Medium = keyof Media;
