import * as v from 'valibot';
import type { DrawRecord } from '../../api/draw.ts';
import { PictureFacts } from '../../api/draw-hd.ts';
import { DRAW_MODELS, drawModelName, drawToolName } from '../../api/draw-models.ts';
import { readDrawOptions } from '../../api/draw-options.ts';
import type { TaskRow } from '../../sw/protocol.ts';

/** A record as the screen shows it: the list's row, updated with what the engine knows since. */
export interface DrawView {
  id: number;
  taskKey: string | null;
  phase: 'done' | 'working' | 'failed';
  /** The server does not seem to know the task. It is not polled until somebody asks again. */
  lost: boolean;
  prompt: string;
  images: readonly string[];
  /** What the server knows about each picture; not every server does. */
  files: readonly PictureFacts[];
  /** Number of placeholders while it is in progress. */
  pictures: number;
  ratio: string;
  tool: string;
  /** Names of tool and model, e.g. `Seedream 3.x`. */
  toolName: string;
  provider: string;
  /** Milliseconds since the epoch. */
  at: number;
  expectedSeconds: number | null;
  /** Where it stands at a service; empty for the built-in engine. */
  progress: string;
  failMessage: string;
  /** Cancelled by the person: nothing went wrong. */
  cancelled: boolean;
  starred: boolean;
  charged: number | null;
  refunded: number | null;
}

const DONE = 1;
const FAILED = 4;

const phaseOf = (record: DrawRecord, task: TaskRow | undefined): DrawView['phase'] => {
  if (record.state === DONE) return 'done';
  if (record.state === FAILED) return 'failed';
  if (!task?.final) return 'working';
  return task.final === 'done' ? 'done' : 'failed';
};

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
const Facts = v.array(PictureFacts);
const factsIn = (value: unknown): PictureFacts[] => {
  const read = v.safeParse(Facts, value);
  return read.success ? read.output : [];
};
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The name of a record's tool and model. An unknown tool keeps the server's name (DRAW-04, DRAW-14). */
export function toolNameOf(tool: string, model: string): string {
  const found = DRAW_MODELS.find((row) => row.tool === tool && row.model === model);
  if (found) return drawModelName(found.key);
  const name = drawToolName(tool) ?? tool;
  return [name, model].filter(Boolean).join(' ');
}

/** Joins a record with its task. Nothing is stored; they are joined whenever one of them is read. */
export function drawView(record: DrawRecord, task: TaskRow | undefined): DrawView {
  const options = readDrawOptions(record.options);
  const polled = task?.result ?? {};
  const heard = strings(polled.images);
  const phase = phaseOf(record, task);
  return {
    id: record.draw_id,
    taskKey: task?.key ?? null,
    phase,
    lost: phase === 'working' && (task?.unknown ?? false),
    prompt: record.message_input,
    images: record.images.length > 0 ? record.images : heard,
    files: record.files ?? factsIn(polled.files),
    pictures: record.tool_name === 'mj' && !record.action_cmd.includes('UPSCALE') ? 4 : 1,
    ratio: options.ratio ?? options.ar ?? '1:1',
    tool: record.tool_name,
    toolName: toolNameOf(record.tool_name, record.model_name || (options.model_name ?? '')),
    provider: record.provider ?? text(polled.provider),
    at: Date.parse(record.created_at ?? record.update_time),
    expectedSeconds: number(polled.expected_seconds) ?? record.expected_seconds ?? null,
    progress: text(polled.progress_msg ?? record.progress_msg),
    failMessage: record.fail_msg || text(polled.fail_msg),
    cancelled: phase === 'failed' && (record.cancelled === 1 || task?.final === 'cancelled'),
    starred: record.starred === 1,
    charged: record.points_charged ?? number(polled.points_charged),
    refunded: number(polled.points_refunded) ?? record.points_refunded ?? null,
  };
}
