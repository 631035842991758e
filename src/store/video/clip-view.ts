import { aspectOf } from '../../api/draw-options.ts';
import { CLIP_TOOLS, DEFAULT_VIDEO, modeOf, VIDEO_KEPT_DAYS } from '../../api/video-modes.ts';
import { readVideoOptions } from '../../api/video-options.ts';
import type { TaskRow } from '../../sw/protocol.ts';
import { type Phase, phaseOf, type ResultView, resultView, withPollResult } from '../tasks/result-view.ts';
import type { Clip } from './clips.ts';

/** A clip as the screen shows it: the list's row, updated with what the engine knows since. */
export interface ClipView extends ResultView {
  key: string;
  phase: Phase | 'expired';
  /** HTML that says why it has expired. */
  message: string;
  prompt: string;
  video: string;
  poster: string;
  seconds: number;
  /** Width divided by height. */
  aspect: number;
  ratio: string;
  /** Pixels such as `854 × 480`; empty while unknown. */
  size: string;
  tool: string;
  /** Names of mode and row, e.g. `Jimeng Lite 480p`; of a changed clip those of what it was made from. */
  modeName: string;
  canUpscale: boolean;
  hasEffect: boolean;
}

const PHASES: Readonly<Record<number, ClipView['phase']>> = { 2: 'failed', 3: 'done', 5: 'expired' };
const DAY = 86_400_000;

/** What a poll has told since the list was read; the list's own end goes before it. */
function joined(clip: Clip, task: TaskRow | undefined): Clip {
  if (!task || PHASES[clip.state]) return clip;
  return { ...withPollResult(clip, task), task_id: clip.task_id, date: clip.date };
}

const names = (tool: string, model: string, resolution: string): string => {
  const mode = modeOf(tool);
  const row = mode?.subModes.find((one) => one.model === model && one.resolution === resolution);
  return [mode?.label ?? tool, row?.label].filter(Boolean).join(' ');
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Joins a clip with its task. Nothing is stored; they are joined whenever one of them is read. */
export function clipView(listed: Clip, task?: TaskRow): ClipView {
  const clip = joined(listed, task);
  const options = readVideoOptions(clip.options || listed.options);
  const at = Date.parse(clip.created_at ?? '') || 0;
  const ended = PHASES[listed.state] ?? (task?.final === 'expired' ? 'expired' : phaseOf(task));
  // NOTICE-10: also beside a server that still calls it done; where it tells no time, by the end of the day it is listed under
  const made = at || Date.parse(`${clip.date}T23:59:59`) || 0;
  const expired = ended === 'done' && made > 0 && Date.now() - made > VIDEO_KEPT_DAYS * DAY;
  const phase = expired ? 'expired' : ended;
  const { width = 0, height = 0 } = clip;
  const ratio = options.ratio || DEFAULT_VIDEO.ratio;
  return {
    ...resultView(clip, task, phase),
    key: clip.task_id,
    phase,
    prompt: options.sound || options.prompt,
    video: clip.video_url,
    poster: clip.poster,
    seconds: clip.seconds ?? 0,
    aspect: width > 0 && height > 0 ? width / height : aspectOf(ratio),
    ratio,
    size: width > 0 && height > 0 ? `${width} × ${height}` : '',
    tool: clip.tool_name,
    modeName: names(options.tool_name || clip.tool_name, options.model, options.resolution),
    canUpscale: clip.is_allowed_chaofen === 1,
    hasEffect: clip.tool_name === CLIP_TOOLS.soundEffect,
    progress: text(task?.result.progress_msg ?? clip.progress_msg),
    message: clip.message ?? clip.fail_msg ?? '',
  };
}
