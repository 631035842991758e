/** Spoken text and its timing. */
export interface Speech {
  seconds: number;
  text: string;
  /** Timing of each part of the text, in seconds from the start of the file. Default: proportional to the parts' length. */
  marks?: readonly { text: string; start: number; end: number }[];
}

/** Narration of a shot. */
export interface FilmNarration extends Speech {
  file: string;
}

export type FilmSource =
  | {
      kind: 'clip';
      file: string;
      seconds: number;
      /** Whether the film includes the clip's own sound. */
      hasSound?: boolean;
      /** Speech in the clip's own sound, from its start. Such a clip is never slowed down, to keep lips and voice in sync. */
      speech?: Speech;
    }
  | { kind: 'picture'; file: string };

/** Transition between two shots; `fade` goes through black. */
export type Transition = 'dissolve' | 'fade' | 'cut';

/** A shot of the request. */
export interface FilmShot {
  id: string;
  /** Minimum length in seconds. Default: the clip's own length, or 5 s for a picture. */
  seconds?: number;
  source: FilmSource;
  /** The motion prompt; over a picture, it chooses the camera move. */
  motion: string;
  /** Played one after another, e.g. the narrator and then a role. */
  narrations?: readonly FilmNarration[];
  /** To the next shot. Default: `dissolve`. */
  transition?: Transition;
  /** Whether people are small in it and stand at the lower edge: subtitles stand at the upper one, and the camera keeps the lower one. */
  fromAfar?: boolean;
}

export interface FilmOptions {
  /** Pixels, both even. */
  width: number;
  height: number;
  /** Whether to burn subtitles in; the SRT file is written either way. */
  subtitles: boolean;
  /** `volume` 0.1..1. */
  music?: { file: string; volume: number };
  /** Texts of the title and end cards; an empty text means no card. */
  cards?: { title: string; end: string };
}

/** Pixels of a film by ratio. */
export const FILM_SIZES = {
  '16:9': { width: 1280, height: 720 },
  '9:16': { width: 720, height: 1280 },
} as const;

/** A subtitle; times in seconds of the film. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

/** A shot in the timetable. Frames are counted at RATE. */
export interface PlannedShot {
  id: string;
  source: FilmSource;
  motion: string;
  /** Seconds of the film. A dissolve makes the end overlap the next shot's start. */
  start: number;
  end: number;
  startFrame: number;
  frames: number;
  /** Frames shared with the next shot: the length of a dissolve, else 0. */
  overlap: number;
  /** Whether it fades in from black, and out to black. */
  fadeIn: boolean;
  fadeOut: boolean;
  /** Factor by which a clip is stretched; 1 is unchanged. */
  slow: number;
  /** Frames after the clip's end, in which the camera moves over its last frame. */
  goOnFrames: number;
  narrations: { file: string; start: number; end: number }[];
  /** Speech in the clip's own sound; seconds of the film. */
  speech?: { start: number; end: number };
  /** As in {@link FilmShot}. */
  fromAfar?: boolean;
  cues: Cue[];
}

export interface FilmPlan {
  width: number;
  height: number;
  seconds: number;
  frames: number;
  subtitles: boolean;
  music?: { file: string; volume: number };
  /** Whether no shot has sound and there is no music; the film then gets a silent audio track. */
  silent: boolean;
  shots: PlannedShot[];
}
