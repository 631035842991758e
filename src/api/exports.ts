/** Films: export, progress, notice. */
import * as v from 'valibot';
import { documented, extension } from './call.ts';
import { TaskExtras } from './draw.ts';
import { Flag, Id, Instant, OpaqueId } from './fields.ts';
import { MadeBy } from './made-by.ts';
import { WORK_LIMITS, WorkTitle } from './works.ts';

/** Background music: automatic, uploaded or none (EXPORT-02). */
export const FILM_MUSIC = { automatic: 1, upload: 2, none: 3 } as const;
/** Subtitles of a film: as a separate file, also burned in, or none. */
export const FILM_SUBTITLES = { beside: 0, burnt: 1, none: 2 } as const;
export const FILM_VOLUME = { min: 0.1, max: 1, step: 0.1, default: 1 } as const;
/** Resolutions of an export. */
export const FILM_RESOLUTIONS = ['720p', '1080p'] as const;
/** `step` of an export: 1 waiting, 2 generating speech and music, 3 joining the shots, 4 done, 5 failed. */
export const EXPORT_STEP = { waiting: 1, sound: 2, joining: 3, done: 4, failed: 5 } as const;
export const EXPORT_ACTION = { cancel: 1, markRead: 2, publish: 3 } as const;

export const startExport = documented('/script/okl-export', {
  input: v.strictObject({
    script_id: Id,
    audio_type: v.picklist([FILM_MUSIC.automatic, FILM_MUSIC.upload, FILM_MUSIC.none]),
    audio_vol: v.pipe(v.number(), v.minValue(FILM_VOLUME.min), v.maxValue(FILM_VOLUME.max)),
    audio_url: v.optional(v.pipe(v.string(), v.maxLength(2048)), ''),
    /** Extension: a value of {@link FILM_SUBTITLES}. */
    subtitles: v.optional(v.picklist(Object.values(FILM_SUBTITLES)), FILM_SUBTITLES.beside),
    /** Extension: length of the film's shorter side; if omitted, the studio's default. */
    resolution: v.optional(v.picklist(FILM_RESOLUTIONS)),
  }),
  answer: v.object({ tasks_id: OpaqueId, ...TaskExtras }),
});

/** Says what an export would contain and cost. Takes no points. */
export const quoteExport = extension('/studio/exports/quote', {
  input: v.strictObject({ script_id: Id }),
  answer: v.object({
    /** Points for speaking the texts that have no voice-over yet. Everything else is free. */
    points: v.number(),
    /** Number of shots in the film, and of shots left out because they have neither picture nor clip. */
    shots: v.number(),
    without_media: v.number(),
    /** Shots whose clips contain speech: no voice-over is made for them. */
    speaking: v.optional(v.number(), 0),
    /** Characters of the texts that have to be spoken. */
    characters: v.number(),
    /** Approximate length of the film. */
    seconds: v.number(),
    /** The default resolution. Its presence says that the server supports the choice. */
    resolution: v.optional(v.string()),
    provider: v.optional(v.string(), ''),
    /** Models that make the parts; for music only if it is composed. */
    made_by: v.optional(MadeBy),
  }),
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
  /** Extensions: 0..1 over the whole export, the length in seconds, and the subtitles as an SRT file. */
  progress: v.optional(v.number()),
  seconds: v.optional(v.number()),
  subtitles_url: v.optional(v.string(), ''),
  /** Extension: 1 if the subtitles are in the picture, too. */
  subtitles_burnt: v.optional(Flag, 0),
  script_id: v.optional(v.number()),
  /** Whether the film has composed or uploaded music, and whether it has speech. */
  music: v.optional(Flag),
  voice: v.optional(Flag),
  /** 1 once the film is published in the square. */
  published: v.optional(Flag),
  /** Extensions: the state of the work (`publicationOf`), the reason if it was rejected, and its description. */
  is_show: v.optional(Flag),
  check_status: v.optional(v.number()),
  check_msg: v.optional(v.string()),
  desc: v.optional(v.string()),
  /** Extension: the first picture of the project's shots. */
  project_cover: v.optional(v.string()),
  /** Extension: until when `video_url` can be played without signing in. */
  share_until: v.optional(Instant),
  /** Extension: models that made the parts. */
  made_by: v.optional(MadeBy),
  ...TaskExtras,
});
export type FilmInfo = v.InferOutput<typeof FilmInfo>;

export const searchExport = documented('/script/okl-searching', {
  input: v.strictObject({ tasks_id: OpaqueId }),
  answer: FilmInfo,
});

export const handleExport = documented('/script/okl-handle', {
  input: v.variant('type', [
    v.strictObject({ type: v.literal(EXPORT_ACTION.cancel), tasks_id: OpaqueId }),
    v.strictObject({ type: v.literal(EXPORT_ACTION.markRead), works_id: Id }),
    v.strictObject({
      type: v.literal(EXPORT_ACTION.publish),
      works_id: Id,
      // Extensions: changes from the publish form. Omitted fields stay unchanged.
      name: v.optional(WorkTitle),
      desc: v.optional(v.pipe(v.string(), v.maxLength(WORK_LIMITS.descriptionCharacters))),
      /** URL of one of the member's pictures. */
      poster: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(2048))),
      /** Alternative text of the cover. */
      alt: v.optional(v.pipe(v.string(), v.maxLength(WORK_LIMITS.altCharacters))),
    }),
  ]),
  answer: v.unknown(),
});

const Held = v.object({ published: v.literal(0) });
/** Whether the answer to publishing says that the film is in the square, not waiting for review. Other servers may answer nothing. */
export const isInSquare = (answer: unknown): boolean => !v.is(Held, answer);
