/** What the server knows of a kind of task. The objects stand with their features, the table of them in server/kinds.ts. */
import type { Config } from '../config.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { TaskRow } from './task-list.ts';
import type { TaskFacts } from './tasks.ts';
import type { Work } from './work.ts';

/** A task that was just paid for and queued. */
export interface PaidTask {
  id: string;
  userId: number;
  points: number;
  expectedSeconds: number;
  provider: string;
}

/** What a kind's jobs are: the queue they wait in, and who works it off. */
export interface KindJob {
  queue: string;
  /** So many at once in one process. */
  atOnce: (config: Config) => number;
  work: (deps: Deps) => Work;
}

/** A kind of paid work: from a plan that is priced to the answer. `submitPaid` does what all of them share. */
export interface PaidKind<Plan, Answer> {
  facts: (plan: Plan) => TaskFacts;
  /** Writes the kind's own record, in the transaction of the charge, and gives the caller's answer. */
  record: (client: Queries, task: PaidTask, plan: Plan) => Promise<Answer>;
  job: KindJob;
  /** What it costs to make a task again; without it, what the task itself has cost. */
  priceAgain?: (deps: Deps, userId: number, task: TaskRow) => Promise<number>;
}

/** What the lists and workers need of a kind, whatever its plan. */
export type ServerKind = Pick<PaidKind<never, unknown>, 'job' | 'priceAgain'>;

/** The kinds that this server makes, by their name. */
export type ServerKinds = Readonly<Record<string, ServerKind | null>>;

/** The jobs of all kinds; kinds that share a queue share its job. */
export const jobsOf = (kinds: ServerKinds): KindJob[] => [
  ...new Set(Object.values(kinds).flatMap((kind) => (kind ? [kind.job] : []))),
];

/** The queues that the kinds' tasks wait in. */
export const queueNames = (kinds: ServerKinds): string[] => [
  ...new Set(jobsOf(kinds).map(({ queue }) => queue)),
];
