import { aspectOf } from '../../api/draw-options.ts';
import { LIP_SYNC_TOOLS, platformNameOf } from '../../api/lipsync.ts';
import type { TaskRow } from '../../sw/protocol.ts';
import { type Phase, phaseOf, type ResultView, resultView, withPollResult } from '../tasks/result-view.ts';
import { lipToolOf, readLipOptions } from './lip-options.ts';
import type { LipSync } from './lip-syncs.ts';

/** A result as the screen shows it: the list's row, updated with what the engine knows since. */
export interface LipView extends ResultView {
  key: string;
  phase: Phase;
  /** What is said; empty for an uploaded sound. */
  text: string;
  video: string;
  poster: string;
  seconds: number;
  /** Width divided by height. */
  aspect: number;
  ratio: string;
  /** The platform's name; empty for a digital human. */
  platform: string;
  isDigitalHuman: boolean;
  tool: string;
}

/** LIP-10; every other state is in progress. */
const PHASES: Readonly<Record<number, Phase>> = { 2: 'done', 3: 'failed' };

/** What a poll has told since the list was read; the list's own end goes before it. */
function joined(row: LipSync, task: TaskRow | undefined): LipSync {
  if (!task || PHASES[row.status_code]) return row;
  return { ...withPollResult(row, task), task_id: row.task_id, date: row.date };
}

/** Joins a row with its task. Nothing is stored; they are joined whenever one of them is read. */
export function lipView(listed: LipSync, task?: TaskRow): LipView {
  const row = joined(listed, task);
  const phase = PHASES[listed.status_code] ?? phaseOf(task);
  const options = readLipOptions(row.options || listed.options);
  const { width = 0, height = 0 } = row;
  const tool = lipToolOf(row.tool_name, options);
  const ratio = width > 0 && height > 0 ? `${width}:${height}` : options.aspectRatio || '1:1';
  return {
    ...resultView(row, task, phase),
    key: row.task_id,
    phase,
    text: options.audio_text,
    video: row.video_url,
    poster: row.poster_url,
    seconds: row.seconds || options.audio_duration,
    aspect: aspectOf(ratio),
    ratio,
    platform: platformNameOf(tool) ?? '',
    isDigitalHuman: tool === LIP_SYNC_TOOLS.digitalHuman,
    tool,
  };
}
