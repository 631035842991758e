/** Plans a clip from the input of a video call. */
import type { CallOutput } from '../../src/api/call.ts';
import type { generateShotVideo } from '../../src/api/storyboard.ts';
import { clipSize, DEFAULT_VIDEO, subModeOf, VIDEO_MODES } from '../../src/api/video-modes.ts';
import { type Resolve, randomSeed } from '../draw/draw-plan.ts';
import { COSTS } from '../ledger/costs.ts';
import { Refusal } from '../rpc/refusal.ts';

/** Media by key. Without a first picture, one is drawn from the prompt. */
export interface ClipPlan {
  image: string | null;
  endImage: string | null;
  prompt: string;
  seconds: number;
  width: number;
  height: number;
  seed: number;
  style: 'animation' | 'realistic' | 'auto';
}

/** A clip that is ready to be charged. */
export interface PlannedClip {
  tool: string;
  model: string;
  resolution: string;
  prompt: string;
  points: number;
  plan: ClipPlan;
}

export type ClipInput = Pick<
  CallOutput<typeof generateShotVideo>,
  'tool_name' | 'model' | 'resolution' | 'ratio' | 'prompt' | 'image' | 'image_end' | 'tail_image'
>;

/** The prices in the shape of the points payload. */
const PRICES = { total_points: 0, star_tel: '', avatar: '', show_tab: 0, ...COSTS } as const;

/** Tools that this server can make. */
const OFFERED: readonly string[] = [DEFAULT_VIDEO.mode];

/**
 * Plans a clip.
 * @param look the project's look
 * @param resolve returns the media key of an address, after checking the owner
 * @throws Refusal 501 for a tool that is not offered yet, 400 for a model, resolution or ratio that the tool does not have
 */
export async function planClip(
  input: ClipInput,
  resolve: Resolve,
  look: { words: string; style: ClipPlan['style'] },
): Promise<PlannedClip> {
  const { tool_name: tool, model = '', resolution = '', prompt } = input;
  if (!OFFERED.includes(tool)) throw new Refusal(501, 'notOffered');
  const row = subModeOf(tool, model, resolution);
  const points = row?.cost(PRICES);
  if (!row || points === null || points === undefined)
    throw new Refusal(400, 'badInput', { fill: { field: 'model' } });
  const ratio = input.ratio ?? DEFAULT_VIDEO.ratio;
  if (!VIDEO_MODES.find(({ value }) => value === tool)?.ratios.includes(ratio))
    throw new Refusal(400, 'badInput', { fill: { field: 'ratio' } });
  const image = input.image ? await resolve(input.image) : null;
  const end = input.image_end || input.tail_image;
  if (image === null && prompt === '') throw new Refusal(400, 'clipNeedsWords');
  return {
    tool,
    model,
    resolution,
    prompt,
    points,
    plan: {
      image,
      endImage: end ? await resolve(end) : null,
      // the first picture already has the look
      prompt: image === null ? [prompt, look.words].filter(Boolean).join(', ') : prompt,
      seconds: row.seconds,
      ...clipSize(resolution, ratio),
      seed: randomSeed(),
      style: look.style,
    },
  };
}
