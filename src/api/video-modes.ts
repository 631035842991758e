/** The video modes with costs, lengths, ratios and reference pictures; used by page, storyboard, batch, server and points. */
import { type CostSetting, costOf, type UserPoints } from './points.ts';

export interface VideoSubMode {
  value: string;
  label: string;
  model: string;
  resolution: string;
  /** Length of a clip in seconds; the default if there are `lengths`. */
  seconds: number;
  /** Selectable lengths, if there is more than one. */
  lengths?: readonly number[];
  /** Sent as `duration` if it differs from `seconds` (decisions A-19). */
  duration?: number;
  /** Points per use; null if the points answer has no price. */
  cost: (points: UserPoints) => number | null;
  /** Points with reference pictures, if different. */
  referenceCost?: VideoSubMode['cost'];
  /** The first and last frame it accepts. `last` is the field of the last frame, null if it takes only a first one. */
  frames?: { last: 'image_end' | 'tail_image' | null };
  /** The maximum number of reference pictures, used instead of frames, and their field. */
  references?: { most: number; field: 'images' | 'character_images' };
}

export interface VideoMode {
  value: string;
  label: string;
  api: string;
  ratios: readonly string[];
  /** Works from a picture without a prompt (VIDEO-43). */
  wordless?: true;
  subModes: readonly [VideoSubMode, ...VideoSubMode[]];
}

const RATIOS = ['16:9', '9:16', '1:1'] as const;
const MORE_RATIOS = [...RATIOS, '4:3', '3:4', '21:9'] as const;

/** Builds the cost function of a row, from one setting of the points answer. @param row its key in the setting */
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

const BOTH_ENDS = { last: 'image_end' } as const;
const FIRST_ONLY = { last: null } as const;

const sub = (
  value: string,
  label: string,
  resolution: string,
  seconds: number,
  cost: VideoSubMode['cost'],
  more: Partial<VideoSubMode>,
): VideoSubMode => ({ value, label, model: value, resolution, seconds, cost, ...more });

/** A row of Jimeng. Its value consists of model and resolution. */
const jimengRow = (model: 'lite' | 'pro', resolution: string): VideoSubMode =>
  sub(
    `${model}-${resolution}`,
    `${model === 'lite' ? 'Lite' : 'Pro'} ${resolution}`,
    resolution,
    5,
    jimeng(`${model}-${resolution}`),
    { model, frames: BOTH_ENDS },
  );

/** Requests six seconds but shows five (decisions A-19). */
const hailuoRow = (resolution: string): VideoSubMode =>
  sub(resolution, resolution, resolution, 5, hailuo(resolution), { duration: 6, frames: FIRST_ONLY });

export const VIDEO_MODES: readonly [VideoMode, ...VideoMode[]] = [
  {
    value: 'jimeng',
    label: 'Jimeng',
    api: 'jimeng',
    ratios: MORE_RATIOS,
    subModes: [
      jimengRow('lite', '480p'),
      jimengRow('lite', '720p'),
      jimengRow('lite', '1080p'),
      jimengRow('pro', '480p'),
      jimengRow('pro', '720p'),
      jimengRow('pro', '1080p'),
    ],
  },
  {
    value: 'hailuo',
    label: 'Hailuo',
    api: 'hailuo',
    ratios: RATIOS,
    subModes: [hailuoRow('512P'), hailuoRow('768P'), hailuoRow('1080P')],
  },
  {
    value: 'runway',
    label: 'Runway',
    api: 'duomi',
    ratios: ['16:9', '9:16'],
    wordless: true,
    subModes: [
      sub('runway', 'Gen', '', 10, (points) => points.runway_points ?? null, {
        lengths: [5, 10],
        frames: FIRST_ONLY,
      }),
    ],
  },
  {
    value: 'luma',
    label: 'Luma',
    api: 'duomi',
    ratios: MORE_RATIOS,
    subModes: [sub('luma', 'Ray', '', 5, (points) => points.luma_points ?? null, { frames: BOTH_ENDS })],
  },
  {
    value: 'kling',
    label: 'Kling',
    api: 'duomi',
    ratios: RATIOS,
    subModes: [
      sub('v16', '1.6', '', 5, kling('v16'), { frames: { last: 'tail_image' } }),
      sub('v21', '2.1', '', 5, kling('v21'), { frames: { last: 'tail_image' } }),
    ],
  },
  {
    value: 'vidu',
    label: 'Vidu',
    api: 'baidu',
    ratios: RATIOS,
    subModes: [
      sub('v2.0', '2.0', '720P', 4, vidu('v2.0'), {
        frames: BOTH_ENDS,
        references: { most: 3, field: 'character_images' },
        referenceCost: vidu('v2.0-references'),
      }),
      sub('Q1', 'Q1', '', 5, vidu('Q1'), {
        frames: BOTH_ENDS,
        references: { most: 4, field: 'character_images' },
      }),
    ],
  },
  {
    value: 'google-veo',
    label: 'Google Veo',
    api: 'haomiao',
    ratios: RATIOS,
    subModes: [
      sub('veo3-fast', 'Veo 3 fast', '', 8, veo('veo3-fast'), { frames: FIRST_ONLY }),
      sub('veo3-fast-frames', 'Veo 3 fast, references', '', 8, veo('veo3-fast-frames'), {
        references: { most: 4, field: 'images' },
      }),
    ],
  },
];

/** Sub-modes that the storyboard leaves out (decisions A-20). */
export const NOT_IN_STORYBOARD: readonly string[] = ['veo3-fast'];
/** The default mode of both pages. */
export const DEFAULT_VIDEO = { mode: 'jimeng', subMode: 'lite-480p', ratio: '16:9', seconds: 5 } as const;
/** The ratio that is selected after a submit (VIDEO-27). */
export const RATIO_AFTER_SUBMIT = '1:1';
/** Days until a clip can no longer be downloaded (NOTICE-10). */
export const VIDEO_KEPT_DAYS = 10;

/** Tools that make a clip from an existing one; not selectable as modes. */
export const CLIP_TOOLS = {
  soundEffect: 'mmaudio',
  hd: 'chaofen',
  /** A talking picture of a shot. */
  lipSync: 'lip_sync',
  /** A shot's clip with new speech. */
  klingLipSync: 'kling_lipsync',
} as const;

/** Tools whose clips contain speech. A clip derived from one, in HD or with an effect, keeps the tool in its options. */
export const SPEAKING_TOOLS: readonly string[] = [CLIP_TOOLS.lipSync, CLIP_TOOLS.klingLipSync];

/**
 * The size of a clip in pixels. The resolution is the short side, `480p` or `768P`; default 720.
 * @returns even numbers, because the codec subsamples color by two
 */
export function clipSize(resolution: string, ratio: string): { width: number; height: number } {
  const short = Number.parseInt(resolution, 10) || 720;
  const [across = 16, down = 9] = ratio.split(':').map(Number);
  const long = Math.round((short * Math.max(across, down)) / Math.min(across, down) / 2) * 2;
  return across >= down ? { width: long, height: short } : { width: short, height: long };
}

/** The mode of a tool; undefined if there is none. */
export const modeOf = (tool: string): VideoMode | undefined =>
  VIDEO_MODES.find(({ value }) => value === tool);

/** Finds the row for a tool, model and resolution; undefined if no picker offers it. */
export const subModeOf = (tool: string, model: string, resolution: string): VideoSubMode | undefined =>
  modeOf(tool)?.subModes.find((row) => row.model === model && row.resolution === resolution);

/** Points for a clip; null if the points answer has no price. */
export const videoCost = (row: VideoSubMode, points: UserPoints, withReferences: boolean): number | null =>
  (withReferences ? (row.referenceCost ?? row.cost) : row.cost)(points);

/** The wanted ratio if the mode supports it, or else its first (decisions A-16). */
export const ratioFor = ({ ratios }: VideoMode, ratio: string): string =>
  ratios.includes(ratio) ? ratio : (ratios[0] ?? DEFAULT_VIDEO.ratio);

/** The wanted length in seconds if the row supports it, or else its default. */
export const secondsFor = ({ lengths, seconds }: VideoSubMode, wanted: number): number =>
  lengths?.includes(wanted) ? wanted : seconds;
