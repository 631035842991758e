import type { CallAnswer } from '../../api/call.ts';
import type { UserPoints } from '../../api/points.ts';
import { generateVideo } from '../../api/video.ts';
import { RATIO_AFTER_SUBMIT, videoCost } from '../../api/video-modes.ts';
import { dayOfTime } from '../history-query.ts';
import { createSubmit } from '../tasks/create-submit.ts';
import { type ClipSettings, clipForm, picturesOf, ratioNear, rowOf } from './clip-form.ts';
import { clipRequest } from './clip-request.ts';
import { addClip, type Clip, clips } from './clips.ts';

/** The Generate button. */
const generate = createSubmit('video');

/** Its state, shown in the prompt bar. */
export const making = generate.progress;

/** Points for what the form would send; null until they are known. References cost more only once there is one. */
export const clipCost = (form: ClipSettings, points: UserPoints | null): number | null =>
  points && videoCost(rowOf(form).row, points, picturesOf(form).references.length > 0);

/** A new clip, in progress (VIDEO-46). */
export function newClip(
  { task_id, id, ...extras }: CallAnswer<typeof generateVideo>,
  { tool, options }: { tool: string; options: object },
): Clip {
  const created_at = extras.created_at ?? new Date().toISOString();
  return {
    ...extras,
    ...(id === undefined ? {} : { id }),
    task_id,
    state: 0,
    video_url: '',
    poster: '',
    tool_name: tool,
    is_allowed_chaofen: 0,
    options: JSON.stringify(options),
    created_at,
    date: dayOfTime(Date.parse(created_at)),
  };
}

/**
 * The ratio after a submit (VIDEO-27). A mode without it shows its first one, and the next mode has it again (decisions A-16). Of what a
 * model does not make, the nearest is chosen: nobody has asked for the other one, so the bar need not say that it is not made.
 */
const ratioAfter = (form: ClipSettings): string =>
  rowOf(form).mode.ratios.includes(RATIO_AFTER_SUBMIT)
    ? ratioNear(form, RATIO_AFTER_SUBMIT)
    : RATIO_AFTER_SUBMIT;

/**
 * Submits the form and puts the clip at the top of today's group.
 * @param cost points, as shown on the button
 * @throws ApiError when the server refuses: nothing was charged, and the ratio stays (VIDEO-28)
 */
export async function submitClip(form: ClipSettings, cost: number): Promise<boolean> {
  const input = clipRequest(form);
  const { status } = await generate.send(generateVideo, input, {
    context: { prompt: input.prompt ?? '', tool: input.tool_name, cost },
    reload: clips.load,
    onAccepted: (answer) => {
      addClip(newClip(answer, { tool: input.tool_name, options: input }));
      clipForm.ratio = ratioAfter(clipForm);
    },
  });
  return status === 'accepted';
}
