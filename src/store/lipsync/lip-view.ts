import { aspectOf } from '../../api/draw-options.ts';
import { LIP_SYNC_TOOLS, platformNameOf } from '../../api/lipsync.ts';
import type { TaskRow } from '../../sw/protocol.ts';
import { readLipOptions } from './lip-options.ts';
import type { LipSync } from './lip-syncs.ts';

/** A result as the screen shows it: the list's row, updated with what the engine knows since. */
export interface LipView {
  key: string;
  id: number | undefined;
  taskKey: string | null;
  phase: 'working' | 'done' | 'failed';
  /** The server does not seem to know the task. It is not polled until somebody asks again. */
  lost: boolean;
  /** What is said; empty for an uploaded sound. */
  text: string;
  video: string;
  poster: string;
  seconds: number;
  /** Width divided by height. */
  aspect: number;
  /** The platform's name; empty for a digital human. */
  platform: string;
  isDigitalHuman: boolean;
  tool: string;
  provider: string;
  starred: boolean;
  /** Milliseconds since the epoch; 0 if the server does not say. */
  at: number;
  expectedSeconds: number | null;
  /** Where the task stands at its service. */
  progress: string;
  failMessage: string;
  cancelled: boolean;
  charged: number | null;
  refunded: number | null;
}

/** LIP-10; every other state is in progress. */
const PHASES: Readonly<Record<number, LipView['phase']>> = { 2: 'done', 3: 'failed' };
const ENDS = { done: 'done', failed: 'failed', expired: 'failed', cancelled: 'failed' } as const;

/** What a poll has told since the list was read; the list's own end goes before it. */
function joined(row: LipSync, task: TaskRow | undefined): LipSync {
  if (!task || PHASES[row.status_code]) return row;
  // the engine's results come from the same schema as the list's rows
  const told = Object.fromEntries(Object.entries(task.result).filter(([, value]) => value !== ''));
  return { ...row, ...(told as Partial<LipSync>), task_id: row.task_id, date: row.date };
}

/** Joins a row with its task. Nothing is stored; they are joined whenever one of them is read. */
export function lipView(listed: LipSync, task?: TaskRow): LipView {
  const row = joined(listed, task);
  const phase = PHASES[listed.status_code] ?? (task?.final ? ENDS[task.final] : 'working');
  const options = readLipOptions(row.options || listed.options);
  const { width = 0, height = 0 } = row;
  return {
    key: row.task_id,
    id: row.id,
    taskKey: task?.key ?? null,
    phase,
    lost: phase === 'working' && (task?.unknown ?? false),
    text: options.audio_text,
    video: row.video_url,
    poster: row.poster_url,
    seconds: row.seconds || options.audio_duration,
    aspect: width > 0 && height > 0 ? width / height : aspectOf(options.aspectRatio || '1:1'),
    platform: platformNameOf(row.tool_name) ?? '',
    isDigitalHuman: row.tool_name === LIP_SYNC_TOOLS.digitalHuman,
    tool: row.tool_name,
    provider: row.provider ?? '',
    starred: row.starred === 1,
    at: Date.parse(row.created_at ?? '') || 0,
    expectedSeconds: row.expected_seconds ?? null,
    progress: row.progress_msg ?? '',
    failMessage: row.fail_msg ?? '',
    cancelled: phase === 'failed' && (row.cancelled === 1 || task?.final === 'cancelled'),
    charged: row.points_charged ?? null,
    refunded: row.points_refunded ?? null,
  };
}
