/** A task kind on the server. Each object lives in its feature's folder; server/kinds.ts is the table. */
import type { Config } from '../config.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { TaskRow } from './task-list.ts';
import type { TaskFacts } from './tasks.ts';
import type { Work } from './work.ts';

/** A task that was just charged and queued. */
export interface PaidTask {
  id: string;
  userId: number;
  points: number;
  expectedSeconds: number;
  provider: string;
}

/** How a kind's jobs run: their queue and their worker. */
export interface KindJob {
  queue: string;
  /** Jobs that run at the same time in one process. */
  atOnce: (config: Config) => number;
  work: (deps: Deps) => Work;
}

/** A kind of paid work, from the priced plan to the answer. `submitPaid` does what all kinds share. */
export interface PaidKind<Plan, Answer> {
  facts: (plan: Plan) => TaskFacts;
  /** Writes the kind's own record in the transaction of the charge, and returns the answer to the caller. */
  record: (client: Queries, task: PaidTask, plan: Plan) => Promise<Answer>;
  job: KindJob;
  /** The price of making a task again. Without it, the price the task had. */
  priceAgain?: (deps: Deps, userId: number, task: TaskRow) => Promise<number>;
}

/** The part of a kind that lists and workers use, whatever its plan. */
export type ServerKind = Pick<PaidKind<never, unknown>, 'job' | 'priceAgain'>;

/** The kinds by name; null for one that this server does not make. */
export type ServerKinds = Readonly<Record<string, ServerKind | null>>;

/** The jobs of all kinds. Kinds that share a queue share one job. */
export const jobsOf = (kinds: ServerKinds): KindJob[] => [
  ...new Set(Object.values(kinds).flatMap((kind) => (kind ? [kind.job] : []))),
];

/** The names of all task queues. */
export const queueNames = (kinds: ServerKinds): string[] => [
  ...new Set(jobsOf(kinds).map(({ queue }) => queue)),
];
