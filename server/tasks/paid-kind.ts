/** A task kind on the server. Each kind is in its feature's folder; server/kinds.ts is the table. */
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
  /** Maximum concurrent jobs per process. */
  atOnce: (config: Config) => number;
  work: (deps: Deps) => Work;
}

/** A kind of paid work, from priced plan to answer. `submitPaid` does what all kinds have in common. */
export interface PaidKind<Plan, Answer> {
  facts: (plan: Plan) => TaskFacts;
  /** Inserts the kind's own record in the transaction of the charge. Returns the call's answer. */
  record: (client: Queries, task: PaidTask, plan: Plan) => Promise<Answer>;
  job: KindJob;
  /** The price of submitting a task again, with the input of its call. Default: the price of the task. */
  priceAgain?: (deps: Deps, userId: number, task: TaskRow, input: unknown) => Promise<number> | number;
}

/** The part of a kind that does not depend on its plan, for lists and workers. */
export type ServerKind = Pick<PaidKind<never, unknown>, 'job' | 'priceAgain'>;

/** The kinds by name; null for a kind without tasks on the server. */
export type ServerKinds = Readonly<Record<string, ServerKind | null>>;

/** The jobs of all kinds. Kinds that share a queue share one job. */
export const jobsOf = (kinds: ServerKinds): KindJob[] => [
  ...new Set(Object.values(kinds).flatMap((kind) => (kind ? [kind.job] : []))),
];

/** The names of all task queues. */
export const queueNames = (kinds: ServerKinds): string[] => [
  ...new Set(jobsOf(kinds).map(({ queue }) => queue)),
];
