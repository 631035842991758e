/** The task centre: every task of a member, whatever made it. Extensions of our own server. */
import * as v from 'valibot';
import { extension } from './call.ts';
import { Flag, Id, Instant, listOf, OpaqueId, Url } from './fields.ts';

export const TASKS_PAGE = 20;
export const TASK_SEARCH_CHARACTERS = 100;

/** How a task stands at the server. `waiting` and `running` are open, the others are ends. */
export const TASK_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
/** What a list can be narrowed to; `open` stands for both states before the end. */
export const TASK_FILTERS = ['open', 'done', 'failed', 'cancelled'] as const;

/** A finished export: what can be downloaded, and until when. */
export const ExportedFilm = v.object({
  works_id: Id,
  /** Empty once it has expired. */
  video_url: Url,
  /** Empty for a film without speech, and once it has expired. */
  subtitles_url: Url,
  seconds: v.number(),
  expires_at: Instant,
});

export const TaskItem = v.object({
  task_id: OpaqueId,
  /** A row of the table of task kinds. */
  kind: v.string(),
  /** The id under which the engine follows it; empty for one that is followed with others, or no more. */
  track_id: v.string(),
  state: v.picklist(TASK_STATES),
  tool: v.string(),
  model: v.optional(v.string(), ''),
  /** What was asked for, or the film's name. */
  prompt: v.optional(v.string(), ''),
  /** A small picture of the result; empty without one. */
  image: v.optional(Url, ''),
  created_at: Instant,
  ended_at: v.optional(v.nullable(Instant), null),
  expected_seconds: v.optional(v.number(), 0),
  points_charged: v.optional(v.number(), 0),
  points_refunded: v.optional(v.number(), 0),
  fail_msg: v.optional(v.string(), ''),
  provider: v.optional(v.string(), ''),
  /** The film it belongs to, as long as that is there. */
  script_id: v.optional(Id),
  /** 1: the server can tell what to send to have it made again. */
  again: v.optional(Flag, 0),
  film: v.optional(ExportedFilm),
});
export type TaskItem = v.InferOutput<typeof TaskItem>;

/**
 * Newest first. The first page holds every open task besides, however old; later pages, from `before` on, ended ones only.
 * `kinds` are those that the member has tasks of.
 */
export const listTasks = extension('/studio/task/list', {
  input: v.strictObject({
    state: v.optional(v.picklist(TASK_FILTERS)),
    kind: v.optional(v.pipe(v.string(), v.maxLength(40))),
    /** Words of the prompt. */
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(TASK_SEARCH_CHARACTERS))),
    /** The oldest ended task held. */
    before: v.optional(OpaqueId),
  }),
  answer: v.object({
    ...listOf(TaskItem).entries,
    kinds: v.optional(v.array(v.string()), []),
  }),
});

/** Cancels a task that has not ended, and gives its points back. Answers how it stands then: one that had ended stays as it was. */
export const cancelTask = extension('/studio/task/cancel', {
  input: v.strictObject({ task_id: OpaqueId }),
  answer: TaskItem,
});

/** What to send to have a task made again, and what that costs now. */
export const readTaskRequest = extension('/studio/task/request', {
  input: v.strictObject({ task_id: OpaqueId }),
  answer: v.object({
    path: v.string(),
    input: v.unknown(),
    points: v.number(),
  }),
});
