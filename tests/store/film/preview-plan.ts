import type { FilmPreview, PreviewShot } from '../../../src/api/film-preview.ts';

/** A shot of five seconds without a camera move. */
export const previewShot = (
  scene_id: number,
  start: number,
  more: Partial<PreviewShot> = {},
): PreviewShot => ({
  scene_id,
  kind: 'picture',
  url: `/media/${scene_id}.jpg`,
  start,
  end: start + 5,
  overlap: 0,
  fade_in: 0,
  fade_out: 0,
  sounds: 0,
  slow: 1,
  camera: { zoom: [1, 1], x: [0, 0], y: [0, 0], turn: [0, 0], shake: 0 },
  camera_from: start,
  narrations: [],
  cues: [],
  subtitles_on_top: 0,
  lines: [],
  letter: 0,
  ...more,
});

/** A preview with these shots, in the server's format. */
export const previewPlan = (shots: PreviewShot[], more: Partial<FilmPreview> = {}): FilmPreview => ({
  width: 1280,
  height: 720,
  seconds: shots.at(-1)?.end ?? 0,
  fade: 0.4,
  subtitles: { letter: 0.056, line: 0.86, foot: 0.07 },
  shots,
  without_media: 0,
  unspoken: 0,
  points: 0,
  music: 0,
  piece: 0,
  ...more,
});
