/** Finished films: the export, its progress, its notice. */
import * as v from 'valibot';
import { documented } from './call.ts';
import { Id, OpaqueId } from './fields.ts';

/** Background music: automatic, uploaded, none (EXPORT-02). */
export const FILM_MUSIC = { automatic: 1, upload: 2, none: 3 } as const;
export const FILM_VOLUME = { min: 0.1, max: 1, step: 0.1, default: 1 } as const;
export const FILM_AUDIO = { endings: ['.mp3', '.wav', '.ogg'], maxBytes: 200 * 1024 * 1024 } as const;
/** Steps that end an export; any other is under way. */
export const EXPORT_STEP = { done: 4, failed: 5 } as const;
export const EXPORT_ACTION = { cancel: 1, markRead: 2, publish: 3 } as const;

export const startExport = documented('/script/okl-export', {
  input: v.strictObject({
    script_id: Id,
    audio_type: v.picklist([FILM_MUSIC.automatic, FILM_MUSIC.upload, FILM_MUSIC.none]),
    audio_vol: v.pipe(v.number(), v.minValue(FILM_VOLUME.min), v.maxValue(FILM_VOLUME.max)),
    audio_url: v.optional(v.pipe(v.string(), v.maxLength(2048)), ''),
  }),
  answer: v.object({ tasks_id: OpaqueId }),
});

/** The finished film, as its notice shows it (NOTICE-02). */
export const FilmInfo = v.object({
  step: v.number(),
  width_height: v.optional(v.string(), '16:9'),
  video_url: v.optional(v.string(), ''),
  poster_url: v.optional(v.string(), ''),
  works_name: v.optional(v.string(), ''),
  works_time: v.optional(v.union([v.string(), v.number()]), ''),
  works_id: v.optional(v.number(), 0),
});

export const searchExport = documented('/script/okl-searching', {
  input: v.strictObject({ tasks_id: OpaqueId }),
  answer: FilmInfo,
});

export const handleExport = documented('/script/okl-handle', {
  input: v.variant('type', [
    v.strictObject({ type: v.literal(EXPORT_ACTION.cancel), tasks_id: OpaqueId }),
    v.strictObject({ type: v.literal(EXPORT_ACTION.markRead), works_id: Id }),
    v.strictObject({ type: v.literal(EXPORT_ACTION.publish), works_id: Id }),
  ]),
  answer: v.unknown(),
});
