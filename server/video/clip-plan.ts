/** Plans a clip from the input of a video call. */
import { type PicturePerson, type PictureSetting, settingAt } from '../../generators/pictures/pictures.ts';
import type { CallOutput } from '../../src/api/call.ts';
import { withNames } from '../../src/api/mentions.ts';
import type { generateVideo } from '../../src/api/video.ts';
import { clipSize, DEFAULT_VIDEO, modeOf, subModeOf } from '../../src/api/video-modes.ts';
import { picturesIn, unfitField } from '../../src/api/video-request.ts';
import { type Resolve, randomSeed } from '../draw/draw-plan.ts';
import { HEAD, type SpeakPlan } from '../lipsync/speak.ts';
import { Refusal } from '../rpc/refusal.ts';
import { storedOptions } from './clip-options.ts';
import { usualPrice } from './clip-price.ts';

/** The plan of a generated clip; media by key. */
export interface MakePlan {
  /** Absent in clips of older versions. */
  kind?: 'make';
  /** The first frame; null for a clip from a prompt alone. */
  image: string | null;
  endImage: string | null;
  /** References for subjects and colors, for a clip without a first frame. */
  references?: string[];
  prompt: string;
  seconds: number;
  width: number;
  height: number;
  seed: number;
  style: 'animation' | 'realistic' | 'auto';
  /** People that the prompt may name, for a clip without a first frame. */
  people?: PicturePerson[];
  /** How its place looks, for a clip of a film without a first frame. */
  setting?: PictureSetting;
}

/** What a clip of a shot takes from its film. */
export interface ClipLook {
  words: string;
  style: MakePlan['style'];
  people?: readonly PicturePerson[];
  setting?: PictureSetting | undefined;
}

/** Key of the speech audio in the source clip; clips made from it keep the speech. */
interface Spoken {
  voice?: string;
}

export type ClipPlan =
  | MakePlan
  /** A sound effect for another clip, which is given by its video's key. */
  | ({ kind: 'sound'; source: string; words: string; seconds: number; seed: number } & Spoken)
  | ({ kind: 'upscale'; source: string; seconds: number } & Spoken)
  | SpeakPlan;

/** The single model request of a clip's task. */
export const partOf = ({ kind = 'make' }: ClipPlan): string =>
  ({ make: 'clip', sound: 'sound', upscale: 'upscale', talk: HEAD, dub: HEAD })[kind];

/** A clip ready to be charged. */
export interface PlannedClip {
  tool: string;
  model: string;
  resolution: string;
  prompt: string;
  points: number;
  /** The request as stored in the record; media as `media:<key>`. */
  options: Record<string, unknown>;
  plan: ClipPlan;
}

export type ClipInput = Pick<CallOutput<typeof generateVideo>, 'tool_name' | 'prompt'> &
  Partial<Omit<CallOutput<typeof generateVideo>, 'tool_name' | 'prompt'>>;

const badInput = (field: string): Refusal => new Refusal(400, 'badInput', { fill: { field } });

/**
 * Plans a clip.
 * @param look style and people of the project
 * @param resolve returns the media key of a URL, after checking the owner
 * @throws Refusal 400 that names the first field that the mode's row does not allow
 */
export async function planClip(input: ClipInput, resolve: Resolve, look: ClipLook): Promise<PlannedClip> {
  const unfit = unfitField(input);
  if (unfit) throw badInput(unfit);
  const { tool_name: tool, model = '', resolution = '', prompt } = input;
  const mode = modeOf(tool);
  const row = subModeOf(tool, model, resolution);
  const pictures = picturesIn(input);
  const points = usualPrice(input);
  if (!mode || !row || points === null) throw badInput('model');
  const ratio = input.ratio ?? DEFAULT_VIDEO.ratio;
  const image = pictures.first ? await resolve(pictures.first) : null;
  if (image === null && prompt === '') throw new Refusal(400, 'clipNeedsWords');
  const references: string[] = [];
  for (const address of pictures.references) references.push(await resolve(address));
  const endImage = pictures.last ? await resolve(pictures.last) : null;
  const seconds = input.seconds ?? row.seconds;
  const words = withNames(prompt);
  return {
    tool,
    model,
    resolution,
    prompt,
    points,
    options: storedOptions({ ...input, ratio, seconds }, { image, endImage, references }),
    plan: {
      kind: 'make',
      image,
      endImage,
      references,
      // a first frame has the style already
      prompt: image === null ? [words, look.words].filter(Boolean).join(', ') : words,
      seconds,
      ...clipSize(resolution, ratio),
      seed: randomSeed(),
      style: look.style,
      ...(image === null && look.people?.length ? { people: [...look.people] } : {}),
      ...(image === null && settingAt(look.setting, 0)),
    },
  };
}
