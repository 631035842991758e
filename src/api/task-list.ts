/** The task center: a member's tasks of all tools. Extensions. */
import * as v from 'valibot';
import { extension } from './call.ts';
import { Flag, Id, Instant, listOf, OpaqueId, Url } from './fields.ts';

export const TASKS_PAGE = 20;
export const TASK_SEARCH_CHARACTERS = 100;

/** The state of a task on the server. `waiting` and `running` are open, the others are ends. */
export const TASK_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
/** Filters of the list; `open` covers `waiting` and `running`. */
export const TASK_FILTERS = ['open', 'done', 'failed', 'cancelled'] as const;

/** A finished export: its download URLs and their expiry. */
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
  /** Name of a task kind. */
  kind: v.string(),
  /** The id used by the engine; empty if the task is tracked with others or no longer tracked. */
  track_id: v.string(),
  state: v.picklist(TASK_STATES),
  tool: v.string(),
  model: v.optional(v.string(), ''),
  /** The prompt, or the film's name. */
  prompt: v.optional(v.string(), ''),
  /** A thumbnail of the result; empty if there is none. */
  image: v.optional(Url, ''),
  created_at: Instant,
  ended_at: v.optional(v.nullable(Instant), null),
  expected_seconds: v.optional(v.number(), 0),
  points_charged: v.optional(v.number(), 0),
  points_refunded: v.optional(v.number(), 0),
  fail_msg: v.optional(v.string(), ''),
  /** Status text from the external service; empty for the built-in engine. */
  progress_msg: v.optional(v.string()),
  provider: v.optional(v.string(), ''),
  /** The project it belongs to, unless that was deleted. */
  script_id: v.optional(Id),
  /** The role that the picture is for. */
  role_id: v.optional(Id),
  /** 1 if the task can be submitted again. */
  again: v.optional(Flag, 0),
  film: v.optional(ExportedFilm),
});
export type TaskItem = v.InferOutput<typeof TaskItem>;

/**
 * Newest first. The first page also contains every open task, regardless of age; later pages (with `before`) contain ended tasks
 * only. `kinds` lists the kinds that the member has tasks of.
 */
export const listTasks = extension('/studio/task/list', {
  input: v.strictObject({
    state: v.optional(v.picklist(TASK_FILTERS)),
    kind: v.optional(v.pipe(v.string(), v.maxLength(40))),
    /** Only tasks of this project. */
    script_id: v.optional(Id),
    /** Text to search for in prompts. */
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(TASK_SEARCH_CHARACTERS))),
    /** The oldest ended task already loaded. */
    before: v.optional(OpaqueId),
  }),
  answer: v.object({
    ...listOf(TaskItem).entries,
    kinds: v.optional(v.array(v.string()), []),
  }),
});

/** Cancels an open task and refunds it. Answers with the task's new state; an ended task is not changed. */
export const cancelTask = extension('/studio/task/cancel', {
  input: v.strictObject({ task_id: OpaqueId }),
  answer: TaskItem,
});

/** The request for submitting a task again, and its current price. */
export const readTaskRequest = extension('/studio/task/request', {
  input: v.strictObject({ task_id: OpaqueId }),
  answer: v.object({
    path: v.string(),
    input: v.unknown(),
    points: v.number(),
  }),
});
