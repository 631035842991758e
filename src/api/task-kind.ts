/** The type of a task kind. The engine reads the rows and knows no kind by name. The rows are in task-kinds/, their table in tasks.ts. */
import type { Call, CallAnswer, CallInput } from './call.ts';
import type { TaskContext } from './task-context.ts';

export const SECOND = 1000;

/** The state of one task in the answer to a poll. */
export interface PollResult {
  id: string;
  state: number;
  /** Fields for pages, merged into the task's result. */
  result: Record<string, unknown>;
}

export interface Submit {
  readonly call: Call;
  /** Extracts the task ids from the answer; empty if the answer is the result itself. */
  readonly ids: (answer: unknown, context: TaskContext) => string[];
}

export interface Poll {
  readonly call: Call;
  /** Builds the call's input for these ids. `part` is the text after the colon in the lane's name. */
  readonly input: (ids: string[], part: string) => unknown;
  /** Parses the answer. Ids that it lacks count as missing. */
  readonly results: (answer: unknown, ids: string[]) => PollResult[];
  /** Maximum ids per request. */
  readonly batch: number;
}

/** The input of places and notices: a task's id, its submit's context, and the merged results of its polls. */
export interface Tracked {
  readonly id: string;
  readonly context: TaskContext;
  readonly result: Readonly<Record<string, unknown>>;
}

/** A button on the notification of a finished task. */
export interface NoticeAction {
  /** Key of its label in the worker's texts. */
  readonly name: string;
  /** The route that the button opens. */
  readonly place: (task: Tracked) => string;
}

/** The texts for a kind and its ends, in toasts, notifications and the task center. */
export interface KindWords {
  /** Plural, e.g. for the notice settings. */
  readonly name: string;
  readonly one: string;
  readonly done: string;
  /** For a kind that stands for several tasks: so many are done, and so many failed. */
  readonly partly?: (done: number, failed: number) => string;
  readonly failed: string;
}

/** The texts for one task of a kind. */
export const wordsFor = (
  { words, ofRole }: Pick<TaskKind, 'words' | 'ofRole'>,
  { role_id }: Pick<TaskContext, 'role_id'>,
): TaskKind['words'] => (role_id ? ofRole : undefined) ?? words;

/** Icon names; the page maps each to an icon. */
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
  /** The lane of a task. Tasks of one lane are polled together; kinds do not share lanes. */
  readonly lane: (context: TaskContext, id: string) => string;
  readonly poll: Poll;
  /** Milliseconds between two polls of a lane. */
  readonly interval: number;
  /** All other states are pending. */
  readonly states: {
    readonly done: readonly number[];
    readonly failed: readonly number[];
    readonly expired: readonly number[];
  };
  /** The state of a new task before its first poll (contract §3, New local item). */
  readonly starts: number;
  /** What to do if the server refuses the poll: back off and retry, or set the task aside as unknown (decisions A-25). */
  readonly refusal: 'retry' | 'unknown';
  /** An ended task can start again under the same id, e.g. when a project's script is rewritten. */
  readonly recurs: boolean;
  /** The route that shows the task's result. */
  readonly place: (task: Tracked) => string;
  /** Offer the notice to each new page until one has marked it as seen, even after a notification. */
  readonly keeps: boolean;
  readonly actions: readonly NoticeAction[];
  readonly words: Readonly<Record<'en' | 'zh', KindWords>>;
  /** Different texts for tasks that belong to a role, e.g. its picture. */
  readonly ofRole?: Readonly<Record<'en' | 'zh', KindWords>>;
  readonly icon: KindIcon;
  /**
   * Where the result appears without a toast: on its page, in its open project, or in its own dialog.
   */
  readonly landsIn: 'page' | 'project' | 'dialog';
  /** Kinds whose tasks are tracked by this one while it is open, e.g. the pictures of a batch. */
  readonly standsFor: readonly string[];
}

// The builders type-check a row against its call and then erase the types, so that rows of all kinds fit one table.

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

/** Looks up a kind by name; null for a name from another version of the app. */
export const kindOf = (kinds: readonly TaskKind[], name: string): TaskKind | null =>
  kinds.find(({ kind }) => kind === name) ?? null;

/** The text after the first colon in a lane's name, `video:kling` -> `kling`; empty if there is none. */
export const partOf = (lane: string): string => (lane.includes(':') ? lane.slice(lane.indexOf(':') + 1) : '');
