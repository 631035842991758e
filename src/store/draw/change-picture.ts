/** New records from a picture: a variation, an upscale, and an HD upscale. */
import { boundPoints } from '../../api/bound-models.ts';
import type { CallAnswer } from '../../api/call.ts';
import { changeImage, type imagine, upscaleImage, type VARIANT_ACTIONS } from '../../api/draw.ts';
import { DRAW_TOOLS } from '../../api/draw-models.ts';
import { readDrawOptions } from '../../api/draw-options.ts';
import type { UserPoints } from '../../api/points.ts';
import { createSubmit, type Price } from '../tasks/create-submit.ts';
import type { Submitted } from '../tasks/submit-task.ts';
import { addDraw, loadDraws } from './draw.ts';
import { noteUpscale } from './hd.ts';
import { newRecord } from './new-record.ts';
import { type DrawnPicture, shapeOf } from './picture.ts';

export type PictureChange = (typeof VARIANT_ACTIONS)[number] | 'HD';

const changing = createSubmit('draw');

/** The state of each change, by {@link slotOf}. */
export const changes = changing.progress;

export const slotOf = (drawId: number, index: number, change: PictureChange): string =>
  `${drawId}|${index}|${change}`;

/** Points for a change, from the member's payload (LIMIT-05, POINTS-07); null if it is not in there. */
export const changeCost = (change: PictureChange, points: UserPoints): number | null =>
  change === 'VARIATION'
    ? boundPoints(points, 'variation', { tool: 'mj' }, points.draw_points)
    : boundPoints(points, 'upscale', { tool: change === 'HD' ? 'chaofen' : 'mj' }, points.upscale_points);

/** The api_name of a record's tool. */
export const apiOf = (tool: string): string => DRAW_TOOLS.find(({ value }) => value === tool)?.api ?? tool;

/**
 * Submits a change and puts its record at the end of the history (DRAW-46 to DRAW-48).
 * @throws ApiError when the server refuses: nothing was charged
 */
export function changePicture(
  picture: DrawnPicture,
  change: PictureChange,
  price: Price,
): Promise<Submitted<unknown>> {
  const { record, index, address } = picture;
  const { draw_id, task_id, message_input: prompt } = record;
  const tool = change === 'HD' ? 'chaofen' : record.tool_name;
  const upscales = change !== 'VARIATION';
  const options = upscales
    ? { ratio: shapeOf(picture), image_url: address }
    : { ...readDrawOptions(record.options), image: address };
  const settings = {
    context: { prompt, tool },
    price,
    slot: slotOf(draw_id, index, change),
    reload: loadDraws,
    onAccepted: (answer: CallAnswer<typeof imagine>) => {
      addDraw(
        newRecord(answer, {
          prompt,
          tool,
          model: change === 'HD' ? '' : record.model_name,
          options,
          action: change === 'HD' ? '' : `${change} ${index + 1}`,
        }),
      );
      if (upscales && answer.task_id) noteUpscale(address, answer.task_id);
    },
  };
  if (change === 'HD') return changing.send(upscaleImage, { media_url: address, id: draw_id }, settings);
  const input = {
    api_name: apiOf(record.tool_name),
    action: change,
    index,
    task_id,
    message_input: prompt,
  };
  return changing.send(changeImage, input, settings);
}
