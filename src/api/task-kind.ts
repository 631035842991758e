/** What a task kind is. The engine reads these rows and names no kind itself. The rows are in task-kinds/, their table in tasks.ts. */
import type { Call, CallAnswer, CallInput } from './call.ts';
import type { TaskContext } from './task-context.ts';

export const SECOND = 1000;

/** One task in the answer to a poll. */
export interface PollResult {
  id: string;
  state: number;
  /** Fields for pages; merged into the task's result. */
  result: Record<string, unknown>;
}

export interface Submit {
  readonly call: Call;
  /** Reads the task ids from the answer; none if the answer is the result itself. */
  readonly ids: (answer: unknown, context: TaskContext) => string[];
}

export interface Poll {
  readonly call: Call;
  /** Builds the call's input for these ids; `part` is what follows the colon in the lane's name. */
  readonly input: (ids: string[], part: string) => unknown;
  /** Reads the answer. Ids that are not in it count as missing. */
  readonly results: (answer: unknown, ids: string[]) => PollResult[];
  /** Most ids in one request. */
  readonly batch: number;
}

/** What places and notices are built from: a task's id, its submit's context, and the results of its polls. */
export interface Tracked {
  readonly id: string;
  readonly context: TaskContext;
  readonly result: Readonly<Record<string, unknown>>;
}

/** A button of a system notification about a task that is done. */
export interface NoticeAction {
  /** Its label is in the worker's texts. */
  readonly name: string;
  /** The route that a press opens. */
  readonly place: (task: Tracked) => string;
}

/** The words for a kind and its ends: in toasts, notifications and the task center. */
export interface KindWords {
  /** Plural, e.g. for the switches of notices. */
  readonly name: string;
  readonly one: string;
  readonly done: string;
  readonly failed: string;
}

/** The words for one task of a kind. */
export const wordsFor = (
  { words, ofRole }: Pick<TaskKind, 'words' | 'ofRole'>,
  { role_id }: Pick<TaskContext, 'role_id'>,
): TaskKind['words'] => (role_id ? ofRole : undefined) ?? words;

/** Icons of kinds; the page has one for each. */
export type KindIcon =
  | 'pictures'
  | 'picture'
  | 'video'
  | 'clip'
  | 'list'
  | 'music'
  | 'voice'
  | 'script'
  | 'film';

export interface TaskKind extends TaskKindRow {
  readonly kind: string;
}

export interface TaskKindRow {
  readonly submits: readonly Submit[];
  /** The lane of a task. Tasks of one lane share a poll; no two kinds share a lane. */
  readonly lane: (context: TaskContext, id: string) => string;
  readonly poll: Poll;
  /** Milliseconds between two polls of a lane. */
  readonly interval: number;
  /** A state that is in none of these is pending. */
  readonly states: {
    readonly done: readonly number[];
    readonly failed: readonly number[];
    readonly expired: readonly number[];
  };
  /** The state of a task that was just submitted, before its first poll; pending (contract §3, New local item). */
  readonly starts: number;
  /** When the server refuses the poll: back off and retry, or set the task aside as unknown (decisions A-25). */
  readonly refusal: 'retry' | 'unknown';
  /** The same id can start again after it ended, e.g. a project whose script is written again. */
  readonly recurs: boolean;
  /** The route that shows the task's result, as precisely as routes allow. */
  readonly place: (task: Tracked) => string;
  /** Offer the notice to the next page again until a page has marked it as seen, even after the system has shown it. */
  readonly keeps: boolean;
  readonly actions: readonly NoticeAction[];
  readonly words: Readonly<Record<'en' | 'zh', KindWords>>;
  /** Other words for what belongs to a role of a film, e.g. its picture. */
  readonly ofRole?: Readonly<Record<'en' | 'zh', KindWords>>;
  readonly icon: KindIcon;
  /**
   * Where the result appears by itself, so that no toast is needed: on its page, in its open project, or in its own dialog.
   */
  readonly landsIn: 'page' | 'project' | 'dialog';
  /** Kinds whose tasks are tracked through this one while it is open, e.g. the pictures of a batch. */
  readonly standsFor: readonly string[];
}

// The builders check a row against its call and then erase the types, so that rows of all kinds fit one table.

export const submit = <C extends Call>(
  call: C,
  ids: (answer: CallAnswer<C>, context: TaskContext) => (string | null | undefined)[],
): Submit => ({
  call,
  ids: (answer, context) => ids(answer as CallAnswer<C>, context).filter((id): id is string => Boolean(id)),
});

export const poll = <C extends Call>(
  call: C,
  {
    input,
    results,
    batch = 50,
  }: {
    input: (ids: string[], part: string) => CallInput<C>;
    results: (answer: CallAnswer<C>, ids: string[]) => PollResult[];
    batch?: number;
  },
): Poll => ({ call, batch, input, results: (answer, ids) => results(answer as CallAnswer<C>, ids) });

/** Looks a kind up by its name; null for a name from another version of the app. */
export const kindOf = (kinds: readonly TaskKind[], name: string): TaskKind | null =>
  kinds.find(({ kind }) => kind === name) ?? null;

/** What follows the first colon in a lane's name, `video:kling` -> `kling`; empty without a colon. */
export const partOf = (lane: string): string => (lane.includes(':') ? lane.slice(lane.indexOf(':') + 1) : '');
