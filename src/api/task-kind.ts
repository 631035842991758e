/** What a task kind is. The engine reads these rows and names no kind itself; the rows stand in task-kinds/, their table is tasks.ts. */
import type { Call, CallAnswer, CallInput } from './call.ts';
import type { TaskContext } from './task-context.ts';

export const SECOND = 1000;

/** One task of a poll's answer, in the words of its kind. */
export interface PollResult {
  id: string;
  state: number;
  /** What pages need of it; merged into the task's result. */
  result: Record<string, unknown>;
}

export interface Submit {
  readonly call: Call;
  /** The task ids in the call's answer; none when it was answered with the result itself. */
  readonly ids: (answer: unknown, context: TaskContext) => string[];
}

export interface Poll {
  readonly call: Call;
  /** The call's input for these ids; `part` is what follows the colon of the lane's name. */
  readonly input: (ids: string[], part: string) => unknown;
  /** Reads the answer; ids that it leaves out count as missing. */
  readonly results: (answer: unknown, ids: string[]) => PollResult[];
  /** Ids in one request. */
  readonly batch: number;
}

/** What places and notices are made from: a task's id, what its submit said of it, what its polls told. */
export interface Tracked {
  readonly id: string;
  readonly context: TaskContext;
  readonly result: Readonly<Record<string, unknown>>;
}

/** A button of a system notification about a task that is done. */
export interface NoticeAction {
  /** Its words are in the worker's texts. */
  readonly name: string;
  /** What a press asks of the server, without a page; a button without one opens the task's place. */
  readonly send?: ActionCall;
}

export interface ActionCall {
  readonly call: Call;
  /** Null when this task has nothing that it could be asked for. */
  readonly input: (task: Tracked) => unknown;
  /** What is known of the task once the server has said yes; merged into its result. */
  readonly result: Record<string, unknown>;
}

/** What a kind is called and how its ends are announced: by toasts, by system notices, in the list of tasks. */
export interface KindWords {
  /** Many of them, e.g. in the switches of notices. */
  readonly name: string;
  readonly one: string;
  readonly done: string;
  readonly failed: string;
}

/** The pictograms that stand for kinds; the page has one for each. */
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
  /** The lane of a task: tasks of one lane share a poll, and no two kinds share a lane. */
  readonly lane: (context: TaskContext, id: string) => string;
  readonly poll: Poll;
  /** Milliseconds between two polls of a lane. */
  readonly interval: number;
  /** A state in none of these is pending. */
  readonly states: {
    readonly done: readonly number[];
    readonly failed: readonly number[];
    readonly expired: readonly number[];
  };
  /** The state of a task that was just submitted, before its first poll; pending (contract §3, New local item). */
  readonly starts: number;
  /** What an answered refusal of the poll means: back off and go on, or set the task aside as unknown (decisions A-25). */
  readonly refusal: 'retry' | 'unknown';
  /** Whether the same id can begin again after it has ended: a project is generated anew under its own id. */
  readonly recurs: boolean;
  /** The route that shows the task, down to the very thing where it has a place of its own. */
  readonly place: (task: Tracked) => string;
  /** Whether a notice is offered to the next page again until a page has said `seen`, also after the system has shown it. */
  readonly keeps: boolean;
  readonly actions: readonly NoticeAction[];
  readonly words: Readonly<Record<'en' | 'zh', KindWords>>;
  readonly icon: KindIcon;
  /**
   * Where an end is seen by itself and needs no toast: on its page, where its very project is open, or in a dialog of its own.
   */
  readonly landsIn: 'page' | 'project' | 'dialog';
  /** Kinds whose tasks are followed through this one while it is open, e.g. the pictures of a storyboard that is made as a whole. */
  readonly standsFor: readonly string[];
}

// The two builders check a row against its own call and then forget the types, so that rows of all kinds fit one table.

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

export const ask = <C extends Call>(
  call: C,
  input: (task: Tracked) => CallInput<C> | null,
  result: Record<string, unknown>,
): ActionCall => ({ call, input, result });

/** Looks a kind up by its name; null for a name from another version of the app. */
export const kindOf = (kinds: readonly TaskKind[], name: string): TaskKind | null =>
  kinds.find(({ kind }) => kind === name) ?? null;

/** What follows the first colon of a lane's name, `video:kling` -> `kling`; empty without one. */
export const partOf = (lane: string): string => (lane.includes(':') ? lane.slice(lane.indexOf(':') + 1) : '');
