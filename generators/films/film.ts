/** What somebody says. */
export interface Speech {
  seconds: number;
  text: string;
  /** When each part of the text is heard, in seconds from the file's beginning; without, time is shared by length. */
  marks?: readonly { text: string; start: number; end: number }[];
}

/** A spoken text over a shot. */
export interface FilmNarration extends Speech {
  file: string;
}

export type FilmSource =
  | {
      kind: 'clip';
      file: string;
      seconds: number;
      /** Whether its own sound belongs into the film. */
      hasSound?: boolean;
      /** What is said in its own sound, from its beginning: it is then never played slower, and its lips stay with the voice. */
      speech?: Speech;
    }
  | { kind: 'picture'; file: string };

/** How one shot becomes the next: it dissolves into it, both fade through black, or it is cut. */
export type Transition = 'dissolve' | 'fade' | 'cut';

/** A shot as it is asked for. */
export interface FilmShot {
  id: string;
  /** How long it should be at least; without, a clip's own length, or 5 s for a picture. */
  seconds?: number;
  source: FilmSource;
  /** The dynamic description: over a picture, the camera follows its words. */
  motion: string;
  /** One after the other, e.g. a narrator's words and then a role's. */
  narrations?: readonly FilmNarration[];
  /** To the next shot; dissolves unless said. */
  transition?: Transition;
}

export interface FilmOptions {
  /** Pixels, both even. */
  width: number;
  height: number;
  /** Whether subtitles are burnt in; the subtitle file is made either way. */
  subtitles: boolean;
  /** `volume` 0.1..1. */
  music?: { file: string; volume: number };
  /** What stands before and after the film on a dark ground; empty for none. */
  cards?: { title: string; end: string };
}

/** Sizes of films by ratio. */
export const FILM_SIZES = {
  '16:9': { width: 1280, height: 720 },
  '9:16': { width: 720, height: 1280 },
} as const;

/** A subtitle; seconds from the film's beginning. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

/** A shot in its place. Frames are counted at RATE. */
export interface PlannedShot {
  id: string;
  source: FilmSource;
  motion: string;
  /** Seconds; where a shot dissolves, its end overlaps the next one's start. */
  start: number;
  end: number;
  startFrame: number;
  frames: number;
  /** Frames that it shares with the next one: those of a dissolve, else 0. */
  overlap: number;
  /** Whether it comes out of black, and goes into it. */
  fadeIn: boolean;
  fadeOut: boolean;
  /** Times the length of a clip played slower; 1 as it is. */
  slow: number;
  /** Frames after the clip's end in which the camera goes on over its last picture. */
  goOnFrames: number;
  narrations: { file: string; start: number; end: number }[];
  /** When its clip speaks by itself; seconds of the film. */
  speech?: { start: number; end: number };
  cues: Cue[];
}

export interface FilmPlan {
  width: number;
  height: number;
  seconds: number;
  frames: number;
  subtitles: boolean;
  music?: { file: string; volume: number };
  /** Whether there is nothing to hear: the film then has a silent track. */
  silent: boolean;
  shots: PlannedShot[];
}
