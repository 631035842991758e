/** The video modes with their costs, lengths and ratios, as one table for page, storyboard and server. */
import { type CostSetting, costOf, type UserPoints } from './points.ts';

export interface VideoSubMode {
  value: string;
  label: string;
  model: string;
  resolution: string;
  /** Length of a clip in seconds. */
  seconds: number;
  /** Sent as `duration` where it differs (decisions A-19). */
  duration?: number;
  /** Points per use; null when the member's payload does not say. */
  cost: (points: UserPoints) => number | null;
  /** Reference pictures it takes beside or instead of first and last frame. */
  references: number;
  /** Points when references are used, where that differs. */
  referenceCost?: VideoSubMode['cost'];
}

export interface VideoMode {
  value: string;
  label: string;
  api: string;
  ratios: readonly string[];
  subModes: readonly VideoSubMode[];
}

const RATIOS = ['16:9', '9:16', '1:1'] as const;
/** The cost of a row from one setting of the points answer, which names it so. */
const from =
  (setting: (points: UserPoints) => CostSetting | undefined) =>
  (row: string): VideoSubMode['cost'] =>
  (points) =>
    costOf(setting(points), row);
const jimeng = from((points) => points.jimeng_setting);
const hailuo = from((points) => points.hailuo_video_setting);
const kling = from((points) => points.kling_setting);
const vidu = from((points) => points.vidu_setting);
const veo = from((points) => points.google_veo_setting);
const sub = (
  value: string,
  label: string,
  resolution: string,
  seconds: number,
  cost: VideoSubMode['cost'],
  more: Partial<VideoSubMode> = {},
): VideoSubMode => ({ value, label, model: value, resolution, seconds, cost, references: 0, ...more });

export const VIDEO_MODES: readonly VideoMode[] = [
  {
    value: 'jimeng',
    label: 'Jimeng',
    api: 'jimeng',
    ratios: RATIOS,
    subModes: [
      sub('lite-480p', 'Lite 480p', '480p', 5, jimeng('lite-480p'), { model: 'lite' }),
      sub('lite-720p', 'Lite 720p', '720p', 5, jimeng('lite-720p'), { model: 'lite' }),
      sub('lite-1080p', 'Lite 1080p', '1080p', 5, jimeng('lite-1080p'), { model: 'lite' }),
      sub('pro-480p', 'Pro 480p', '480p', 5, jimeng('pro-480p'), { model: 'pro' }),
      sub('pro-720p', 'Pro 720p', '720p', 5, jimeng('pro-720p'), { model: 'pro' }),
      sub('pro-1080p', 'Pro 1080p', '1080p', 5, jimeng('pro-1080p'), { model: 'pro' }),
    ],
  },
  {
    value: 'hailuo',
    label: 'Hailuo',
    api: 'hailuo',
    ratios: RATIOS,
    subModes: [
      sub('512P', '512P', '512P', 5, hailuo('512P'), { duration: 6 }),
      sub('768P', '768P', '768P', 5, hailuo('768P'), { duration: 6 }),
      sub('1080P', '1080P', '1080P', 5, hailuo('1080P'), { duration: 6 }),
    ],
  },
  {
    value: 'runway',
    label: 'Runway',
    api: 'duomi',
    ratios: ['16:9', '9:16'],
    subModes: [sub('runway', 'Runway', '', 10, (points) => points.runway_points ?? null)],
  },
  {
    value: 'luma',
    label: 'Luma',
    api: 'duomi',
    ratios: RATIOS,
    subModes: [sub('luma', 'Luma', '', 5, (points) => points.luma_points ?? null)],
  },
  {
    value: 'kling',
    label: 'Kling',
    api: 'duomi',
    ratios: RATIOS,
    subModes: [sub('v16', '1.6', '', 5, kling('v16')), sub('v21', '2.1', '', 5, kling('v21'))],
  },
  {
    value: 'vidu',
    label: 'Vidu',
    api: 'baidu',
    ratios: RATIOS,
    subModes: [
      sub('v2.0', '2.0', '720P', 4, vidu('v2.0'), {
        references: 3,
        referenceCost: vidu('v2.0-references'),
      }),
      sub('Q1', 'Q1', '', 5, vidu('Q1'), { references: 4 }),
    ],
  },
  {
    value: 'google-veo',
    label: 'Google Veo',
    api: 'haomiao',
    ratios: RATIOS,
    subModes: [
      sub('veo3-fast', 'Veo 3 fast', '', 8, veo('veo3-fast')),
      sub('veo3-fast-frames', 'Veo 3 fast, frames', '', 8, veo('veo3-fast-frames'), { references: 4 }),
    ],
  },
];

/** Sub-modes that the storyboard leaves out (decisions A-20). */
export const NOT_IN_STORYBOARD: readonly string[] = ['veo3-fast'];
/** What both pages start with. */
export const DEFAULT_VIDEO = { mode: 'jimeng', subMode: 'lite-480p', ratio: '16:9', seconds: 5 } as const;
/** Downloads end this many days after a video was made (NOTICE-10). */
export const VIDEO_KEPT_DAYS = 10;

/**
 * Pixels of a clip: the resolution names the short side, `480p` or `768P`; 720 when it names none.
 * @returns even numbers, since the codec halves them
 */
export function clipSize(resolution: string, ratio: string): { width: number; height: number } {
  const short = Number.parseInt(resolution, 10) || 720;
  const [across = 16, down = 9] = ratio.split(':').map(Number);
  const long = Math.round((short * Math.max(across, down)) / Math.min(across, down) / 2) * 2;
  return across >= down ? { width: long, height: short } : { width: short, height: long };
}

/** The row that a request names by tool, model and resolution; undefined for what no picker offers. */
export const subModeOf = (tool: string, model: string, resolution: string): VideoSubMode | undefined =>
  VIDEO_MODES.find(({ value }) => value === tool)?.subModes.find(
    (row) => row.model === model && row.resolution === resolution,
  );
