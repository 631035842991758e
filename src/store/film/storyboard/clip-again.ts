/** A clip of a shot, made again as it was asked for. */
import type { CallInput } from '../../../api/call.ts';
import type { UserPoints } from '../../../api/points.ts';
import type { generateShotVideo } from '../../../api/storyboard.ts';
import { modeOf, videoCost } from '../../../api/video-modes.ts';
import { readVideoOptions } from '../../../api/video-options.ts';
import { modeFields, pictureFields, picturesIn } from '../../../api/video-request.ts';
import { clipAsTaken, rowAsMade } from '../../account/clip-makers.ts';
import type { LeftOut } from '../../account/makers.ts';
import { points } from '../../account/points.ts';
import type { Price } from '../../tasks/create-submit.ts';
import { board } from './board.ts';
import { sendShotClip } from './generate.ts';
import { type Clip, materials } from './materials.ts';

/** The row that a clip was made by; undefined for what changed another clip, and for rows that are gone. */
function wayOf({ tool_name, options }: Clip) {
  const mode = modeOf(tool_name);
  const { model, resolution } = readVideoOptions(options);
  const row = mode?.subModes.find((one) => one.model === model && one.resolution === resolution);
  return mode && row && { mode, row };
}

/** Whether a clip can be made again. */
export const canRepeat = (clip: Clip): boolean => wayOf(clip) !== undefined;

/** What making a clip again costs now; null if that is not known. */
export function repeatCost(clip: Clip, payload: UserPoints | null): number | null {
  const way = wayOf(clip);
  const { references } = picturesIn(clipAsTaken(payload, askedOf(clip)).input);
  return way && payload ? videoCost(way.row, payload, references.length > 0) : null;
}

/** What its model takes no more of what a clip was made from; null if nothing. */
export const leftOutOfClip = (clip: Clip): LeftOut | null =>
  clipAsTaken(points.payload, askedOf(clip)).leftOut;

const askedOf = ({ tool_name, options }: Clip) => ({ ...readVideoOptions(options), tool_name });

/** Makes a clip again for its shot, with the words and pictures of then. @throws ApiError if the server refuses */
export async function repeatClip(clip: Clip, price: Price): Promise<void> {
  const way = wayOf(clip);
  if (!way) return;
  const options = readVideoOptions(clip.options);
  const input: CallInput<typeof generateShotVideo> = {
    type: 2,
    ...modeFields(way.mode, way.row, options.seconds || way.row.seconds),
    prompt: options.prompt,
    scene_id: materials.shotId,
    script_id: board.projectId,
    ratio: options.ratio || board.ratio,
    ...pictureFields(rowAsMade(points.payload, way.mode.value, way.row), picturesIn(options)),
  };
  await sendShotClip(materials.shotId, input, { price, tool: way.mode.label });
}
