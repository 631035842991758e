/** Finished films: the export, its progress, its notice. */
import * as v from 'valibot';
import { documented, extension } from './call.ts';
import { TaskExtras } from './draw.ts';
import { Flag, Id, Instant, OpaqueId } from './fields.ts';
import { MadeBy } from './made-by.ts';
import { WORK_LIMITS, WorkTitle } from './works.ts';

/** Background music: automatic, uploaded, none (EXPORT-02). */
export const FILM_MUSIC = { automatic: 1, upload: 2, none: 3 } as const;
/** Subtitles of a film: in a file beside it, burnt in as well, none. */
export const FILM_SUBTITLES = { beside: 0, burnt: 1, none: 2 } as const;
export const FILM_VOLUME = { min: 0.1, max: 1, step: 0.1, default: 1 } as const;
/** Sizes that a film can be exported in. */
export const FILM_RESOLUTIONS = ['720p', '1080p'] as const;
/** `step` of an export: 1 waiting, 2 making speech and music, 3 joining the shots, 4 done, 5 failed. */
export const EXPORT_STEP = { waiting: 1, sound: 2, joining: 3, done: 4, failed: 5 } as const;
export const EXPORT_ACTION = { cancel: 1, markRead: 2, publish: 3 } as const;

export const startExport = documented('/script/okl-export', {
  input: v.strictObject({
    script_id: Id,
    audio_type: v.picklist([FILM_MUSIC.automatic, FILM_MUSIC.upload, FILM_MUSIC.none]),
    audio_vol: v.pipe(v.number(), v.minValue(FILM_VOLUME.min), v.maxValue(FILM_VOLUME.max)),
    audio_url: v.optional(v.pipe(v.string(), v.maxLength(2048)), ''),
    /** Extension: 1 burns the narration into the film; 0 gives it as a file beside it, as 1 does too; 2 leaves subtitles out. */
    subtitles: v.optional(v.picklist(Object.values(FILM_SUBTITLES)), FILM_SUBTITLES.beside),
    /** Extension: the film's shorter side; without, the studio's usual one. */
    resolution: v.optional(v.picklist(FILM_RESOLUTIONS)),
  }),
  answer: v.object({ tasks_id: OpaqueId, ...TaskExtras }),
});

/** What an export would make and cost, before any points are taken. */
export const quoteExport = extension('/studio/exports/quote', {
  input: v.strictObject({ script_id: Id }),
  answer: v.object({
    /** Points for the voice-over of texts that were not spoken before; everything else is free. */
    points: v.number(),
    /** Shots in the film, and shots left out because they have neither picture nor clip. */
    shots: v.number(),
    without_media: v.number(),
    /** Shots whose clips speak by themselves: their texts are not spoken again. */
    speaking: v.optional(v.number(), 0),
    /** Characters of the texts that have to be spoken. */
    characters: v.number(),
    /** Approximate length of the film. */
    seconds: v.number(),
    /** The film's shorter side if none is chosen; a server that says it takes a choice. */
    resolution: v.optional(v.string()),
    provider: v.optional(v.string(), ''),
    /** Who makes its parts; the music, if it is composed. */
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
  script_id: v.optional(v.number()),
  /** Whether music is made or mixed in, and whether anything is spoken. */
  music: v.optional(Flag),
  voice: v.optional(Flag),
  /** 1 once the film is in the square. */
  published: v.optional(Flag),
  /** Extensions: how the work stands (`publicationOf`), why the studio rejected it, and its description. */
  is_show: v.optional(Flag),
  check_status: v.optional(v.number()),
  check_msg: v.optional(v.string()),
  desc: v.optional(v.string()),
  /** Extension: the first picture of the project's shots. */
  project_cover: v.optional(v.string()),
  /** Extension: until when `video_url` plays for anyone who has it. */
  share_until: v.optional(Instant),
  /** Extension: who made its parts. */
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
      // Extensions: what the publish form changed. What is left out stays as it is.
      name: v.optional(WorkTitle),
      desc: v.optional(v.pipe(v.string(), v.maxLength(WORK_LIMITS.descriptionCharacters))),
      /** The address of one of the member's pictures. */
      poster: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(2048))),
      /** What the cover shows, for those who cannot see it. */
      alt: v.optional(v.pipe(v.string(), v.maxLength(WORK_LIMITS.altCharacters))),
    }),
  ]),
  answer: v.unknown(),
});

const Held = v.object({ published: v.literal(0) });
/** Whether this answer to publishing means that the film is in the square now, not waiting for review. Other servers may answer nothing. */
export const isInSquare = (answer: unknown): boolean => !v.is(Held, answer);
