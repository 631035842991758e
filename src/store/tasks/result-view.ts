import type { TaskRow } from '../../sw/protocol.ts';

/** What a row of any list of results says about its task. */
interface ListedTask {
  id?: number | undefined;
  starred?: number | undefined;
  created_at?: string | undefined;
  provider?: string | undefined;
  expected_seconds?: number | undefined;
  progress_msg?: string | undefined;
  fail_msg?: string | undefined;
  cancelled?: number | undefined;
  points_charged?: number | undefined;
  points_refunded?: number | undefined;
}

/** What every result shows of its task, whatever it made. */
export interface ResultView {
  id: number | undefined;
  taskKey: string | null;
  /** The server does not seem to know the task. It is not polled until somebody asks again. */
  lost: boolean;
  provider: string;
  starred: boolean;
  /** Milliseconds since the epoch; 0 if the server does not say. */
  at: number;
  expectedSeconds: number | null;
  /** Where it stands at a service; empty for the built-in engine. */
  progress: string;
  failMessage: string;
  cancelled: boolean;
  charged: number | null;
  refunded: number | null;
}

export type Phase = 'working' | 'done' | 'failed';

const ENDS = { done: 'done', failed: 'failed', expired: 'failed', cancelled: 'failed' } as const;

/** The phase that the engine knows of. */
export const phaseOf = (task: TaskRow | undefined): Phase => (task?.final ? ENDS[task.final] : 'working');

/** A listed row with the results of polls since the list was read. Only for rows that have not ended. */
export function withPollResult<Row extends object>(row: Row, task: TaskRow): Row {
  // the engine's results come from the same schema as the list's rows
  const polled = Object.fromEntries(Object.entries(task.result).filter(([, value]) => value !== ''));
  return { ...row, ...(polled as Partial<Row>) };
}

/** The fields that all results share. Nothing is stored; row and task are joined whenever one of them is read. */
export const resultView = (row: ListedTask, task: TaskRow | undefined, phase: string): ResultView => ({
  id: row.id,
  taskKey: task?.key ?? null,
  lost: phase === 'working' && (task?.unknown ?? false),
  provider: row.provider ?? '',
  starred: row.starred === 1,
  at: Date.parse(row.created_at ?? '') || 0,
  expectedSeconds: row.expected_seconds ?? null,
  progress: row.progress_msg ?? '',
  failMessage: row.fail_msg ?? '',
  cancelled: phase === 'failed' && (row.cancelled === 1 || task?.final === 'cancelled'),
  charged: row.points_charged ?? null,
  refunded: row.points_refunded ?? null,
});
