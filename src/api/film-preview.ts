/** The film of a project as it would be exported now, before any of it is made: what the page plays as a preview. */
import * as v from 'valibot';
import { extension } from './call.ts';
import { Flag, Id, Url } from './fields.ts';

const Path = v.tuple([v.number(), v.number()]);

/** How the camera moves over a flat picture, from the beginning to the end of the motion. */
export const FilmCamera = v.object({
  /** 1 shows the whole picture. */
  zoom: Path,
  /** -1 the left or upper edge, 0 the middle, 1 the right or lower edge: how far the zoom lets the view go. */
  x: Path,
  y: Path,
  /** How much nearer the right side seems than the left one. */
  turn: Path,
  /** Size of the hand's shaking, as a share of the width. */
  shake: v.number(),
});
export type FilmCamera = v.InferOutput<typeof FilmCamera>;

/** A shot in its place. Times are seconds of the film. */
export const PreviewShot = v.object({
  /** 0 for a card. */
  scene_id: v.number(),
  kind: v.picklist(['picture', 'clip', 'card']),
  /** The picture or the clip; empty for a card. */
  url: Url,
  start: v.number(),
  /** Where a shot dissolves, its end overlaps the next one's start. */
  end: v.number(),
  /** Seconds that it shares with the next one. */
  overlap: v.number(),
  fade_in: Flag,
  fade_out: Flag,
  /** Whether a clip's own sound is heard, e.g. an effect that was laid under it. */
  sounds: v.optional(Flag, 0),
  /** Times the length of a clip that is played slower; 1 as it is. */
  slow: v.number(),
  camera: FilmCamera,
  /** When the camera begins to move: at the start of a picture, and at the end of a clip, over its last frame. */
  camera_from: v.number(),
  /** What is said. Without an address it was not spoken yet, and its times are an estimate. */
  narrations: v.array(v.object({ start: v.number(), end: v.number(), audio_url: Url, text: v.string() })),
  /** When the clip speaks by itself, in its own sound. */
  speech: v.optional(v.object({ start: v.number(), end: v.number() })),
  cues: v.array(v.object({ start: v.number(), end: v.number(), text: v.string() })),
  /** The lines of a card, and the size of their letters as a share of the film's shorter side. */
  lines: v.array(v.string()),
  letter: v.number(),
});
export type PreviewShot = v.InferOutput<typeof PreviewShot>;

export const FilmPreview = v.object({
  width: v.number(),
  height: v.number(),
  seconds: v.number(),
  /** Seconds of a fade into black or out of it. */
  fade: v.number(),
  /** Subtitles: the letters as a share of the shorter side, a line's width of the film's, and their distance from the foot of its height. */
  subtitles: v.object({ letter: v.number(), line: v.number(), foot: v.number() }),
  shots: v.array(PreviewShot),
  /** Shots left out because they have neither picture nor clip. */
  without_media: v.number(),
  /** Texts without a voice, and the points for speaking them. */
  unspoken: v.number(),
  points: v.number(),
  /** Whether the music that would be composed can be heard now, for nothing. */
  music: Flag,
});
export type FilmPreview = v.InferOutput<typeof FilmPreview>;

/** Reads the film's timetable; it makes nothing and costs nothing. */
export const readFilmPreview = extension('/studio/film/preview', {
  input: v.strictObject({ script_id: Id }),
  answer: FilmPreview,
});

/** Composes the music that the next export would have, as an MP3 file. It costs nothing and is not kept. */
export const composeFilmMusic = extension('/studio/film/music', {
  input: v.strictObject({ script_id: Id }),
  answer: v.unknown(),
});
