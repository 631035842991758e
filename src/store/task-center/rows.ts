import { platformNameOf } from '../../api/lipsync.ts';
import { musicToolOf } from '../../api/music-tools.ts';
import { kindOf, type TaskKind, wordsFor } from '../../api/task-kind.ts';
import type { TaskItem } from '../../api/task-list.ts';
import { CLIP_TOOLS, modeOf } from '../../api/video-modes.ts';
import type { TaskRow } from '../../sw/protocol.ts';
import { toolNameOf } from '../draw/draw-view.ts';

export type TaskPhase = 'running' | 'done' | 'failed' | 'unknown' | 'cancelled';

/** A task as the task center shows it: the server's row, updated with what the engine knows since. */
export interface TaskView {
  /** Unique on the screen. */
  id: string;
  /** The server's id; empty for a task that only the engine knows. */
  taskId: string;
  /** The key of the engine's row; empty if it tracks none. */
  key: string;
  trackId: string;
  kind: string;
  /** What the kind is called, and its pictogram; null for a kind that this version of the app does not know. */
  words: TaskKind['words'] | null;
  icon: TaskKind['icon'] | null;
  phase: TaskPhase;
  /** Queued: it has not started yet. */
  waits: boolean;
  prompt: string;
  tool: string;
  /** Names of tool and model; empty if the kind says enough. */
  toolName: string;
  image: string;
  provider: string;
  /** Milliseconds since the epoch. */
  at: number;
  endedAt: number | null;
  expectedSeconds: number;
  /** Where it stands at a service; empty for the built-in engine. */
  progress: string;
  charged: number | null;
  refunded: number;
  why: string;
  /** The route that shows it. */
  place: string;
  canCancel: boolean;
  canRepeat: boolean;
  film: NonNullable<TaskItem['film']> | null;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const firstOf = (value: unknown): string => (Array.isArray(value) ? text(value[0]) : text(value));

const FINALS: Record<NonNullable<TaskRow['final']>, TaskPhase> = {
  done: 'done',
  failed: 'failed',
  // its result existed, and is gone
  expired: 'failed',
  cancelled: 'cancelled',
};

/** An end at the server is final; before that, the engine is more current. */
function phaseOf(item: TaskItem | undefined, row: TaskRow | undefined): TaskPhase {
  if (item && item.state !== 'waiting' && item.state !== 'running') return item.state;
  if (row?.final) return FINALS[row.final];
  if (row?.unknown) return 'unknown';
  return 'running';
}

/** Tool names that would only repeat the kind's. */
const UNNAMED: readonly string[] = ['script', 'film'];
/** Tools that are named after what they do, whatever their source was made with. */
const CHANGES: readonly string[] = Object.values(CLIP_TOOLS);

/** The name of a task's tool, and of its model where people choose one by its name. */
const nameOf = (tool: string, model: string): string =>
  modeOf(tool)?.label ??
  musicToolOf(tool)?.name ??
  platformNameOf(tool) ??
  toolNameOf(tool, CHANGES.includes(tool) ? '' : model);

/** Joins a row of the list with the engine's; at least one of them exists. */
export function taskView(
  kinds: readonly TaskKind[],
  item: TaskItem | undefined,
  row: TaskRow | undefined,
): TaskView {
  const kind = item?.kind ?? row?.kind ?? '';
  const result = row?.result ?? {};
  const phase = phaseOf(item, row);
  const tool = item?.tool ?? row?.context.tool ?? text(result.tool_name);
  const context = row?.context ?? {
    kind,
    page: '',
    ...(item?.script_id === undefined ? {} : { script_id: item.script_id }),
    ...(item?.role_id === undefined ? {} : { role_id: item.role_id }),
  };
  const known = kindOf(kinds, kind);
  const id = item?.track_id || row?.id || '';
  return {
    id: item?.task_id ?? row?.key ?? '',
    taskId: item?.task_id ?? '',
    key: row?.key ?? '',
    trackId: id,
    kind,
    words: known ? wordsFor(known, context) : null,
    icon: known?.icon ?? null,
    phase,
    waits: phase === 'running' && item?.state === 'waiting',
    prompt: item?.prompt || row?.context.prompt || text(result.works_name),
    tool,
    toolName: UNNAMED.includes(tool) ? '' : nameOf(tool, item?.model ?? ''),
    image: item?.image || firstOf(result.images) || text(result.poster) || text(result.poster_url),
    provider: item?.provider || text(result.provider),
    at: item ? Date.parse(item.created_at) : (row?.createdAt ?? 0),
    endedAt: item?.ended_at ? Date.parse(item.ended_at) : (row?.endedAt ?? null),
    expectedSeconds: item?.expected_seconds || (number(result.expected_seconds) ?? 0),
    charged: item?.points_charged ?? number(result.points_charged) ?? row?.context.cost ?? null,
    refunded: Math.max(item?.points_refunded ?? 0, number(result.points_refunded) ?? 0),
    progress: phase === 'running' ? text(result.progress_msg ?? item?.progress_msg) : '',
    why: item?.fail_msg || text(result.fail_msg),
    place: placeOf(kinds, kind, { id, context, result }, item),
    canCancel: item !== undefined && (phase === 'running' || phase === 'unknown'),
    canRepeat: item?.again === 1,
    film: item?.film ?? null,
  };
}

/** A script's task leads to its project even when it is no longer tracked. */
const placeOf = (
  kinds: readonly TaskKind[],
  kind: string,
  task: Parameters<TaskKind['place']>[0],
  item: TaskItem | undefined,
): string => {
  const known = kindOf(kinds, kind);
  if (!known) return '';
  return known.place(known.recurs ? { ...task, id: task.id || String(item?.script_id ?? '') } : task);
};
