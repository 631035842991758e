/** The preview of a project: the film as it would be exported now, played in the page before its export. */
import * as v from 'valibot';
import { extension } from './call.ts';
import { Flag, Id, Url } from './fields.ts';

const Path = v.tuple([v.number(), v.number()]);

/** The camera move over a still picture; pairs are the values at start and end of the move. */
export const FilmCamera = v.object({
  /** 1 shows the whole picture. */
  zoom: Path,
  /** Pan within the range that the zoom allows: -1 the left or upper edge, 0 the middle, 1 the right or lower edge. */
  x: Path,
  y: Path,
  /** Perspective turn: how much closer the right side appears than the left. */
  turn: Path,
  /** Amplitude of the handheld shake, as a fraction of the width. */
  shake: v.number(),
});
export type FilmCamera = v.InferOutput<typeof FilmCamera>;

/** A shot in the timetable. Times are in seconds from the start of the film. */
export const PreviewShot = v.object({
  /** 0 for a title card. */
  scene_id: v.number(),
  kind: v.picklist(['picture', 'clip', 'card']),
  /** URL of the picture or clip; empty for a card. */
  url: Url,
  start: v.number(),
  /** With a dissolve, the end overlaps the start of the next shot. */
  end: v.number(),
  /** Seconds of overlap with the next shot. */
  overlap: v.number(),
  fade_in: Flag,
  fade_out: Flag,
  /** Whether the clip's own sound is audible, e.g. a sound effect added to it. */
  sounds: v.optional(Flag, 0),
  /** Factor by which the clip is slowed down; 1 for normal speed. */
  slow: v.number(),
  camera: FilmCamera,
  /** When the camera starts to move: for a picture at its start, for a clip at its end, over the last frame. */
  camera_from: v.number(),
  /** The narration. An empty `audio_url` means that it has no voice-over yet and its times are estimates. */
  narrations: v.array(v.object({ start: v.number(), end: v.number(), audio_url: Url, text: v.string() })),
  /** When speech is heard in the clip's own sound. */
  speech: v.optional(v.object({ start: v.number(), end: v.number() })),
  /** Whether the subtitles stand at the upper edge. */
  subtitles_on_top: v.optional(Flag, 0),
  cues: v.array(v.object({ start: v.number(), end: v.number(), text: v.string() })),
  /** The text lines of a card, and their letter size as a fraction of the film's shorter side. */
  lines: v.array(v.string()),
  letter: v.number(),
});
export type PreviewShot = v.InferOutput<typeof PreviewShot>;

export const FilmPreview = v.object({
  width: v.number(),
  height: v.number(),
  seconds: v.number(),
  /** Seconds of a fade from or to black. */
  fade: v.number(),
  /** Subtitles: letter size as a fraction of the shorter side, line width of the film's width, and margin below of its height. */
  subtitles: v.object({ letter: v.number(), line: v.number(), foot: v.number() }),
  shots: v.array(PreviewShot),
  /** Shots left out because they have neither picture nor clip. */
  without_media: v.number(),
  /** Texts without a voice-over, and the points for speaking them. */
  unspoken: v.number(),
  points: v.number(),
  /** Whether a preview of the composed music is available, free of charge. */
  music: Flag,
  /** Which piece that is: the next export is given another one, so that films are told apart. */
  piece: v.optional(v.number(), 0),
});
export type FilmPreview = v.InferOutput<typeof FilmPreview>;

/** Reads the film's timetable. Generates nothing and is free. */
export const readFilmPreview = extension('/studio/film/preview', {
  input: v.strictObject({ script_id: Id }),
  answer: FilmPreview,
});

/** Composes the music of the next export as an MP3 file. Free, and not stored. */
export const composeFilmMusic = extension('/studio/film/music', {
  longest: 120_000,
  input: v.strictObject({ script_id: Id }),
  answer: v.unknown(),
});
