import type { CallAnswer } from '../../api/call.ts';
import type { DrawRecord, imagine } from '../../api/draw.ts';
import { createSubmit } from '../tasks/create-submit.ts';
import { addDraw, loadDraws } from './draw.ts';
import { type DrawForm, modelOf } from './draw-form.ts';
import { drawRequest } from './draw-request.ts';
import { ratioOf } from './drawing-settings.ts';
import { withoutFlags } from './flags.ts';

/** The Generate button. */
const generate = createSubmit('draw');

/** Its state, shown in the prompt bar. */
export const drawing = generate.progress;

/**
 * Submits the form and puts the record at the end of the history.
 * @param cost points, as shown on the button
 * @throws ApiError when the server refuses: nothing was charged
 */
export async function submitDraw(form: DrawForm, cost: number): Promise<void> {
  const request = drawRequest(form);
  const options = {
    context: { prompt: withoutFlags(form.prompt), tool: modelOf(form.model).tool, cost },
    onAccepted: (answer: CallAnswer<typeof imagine>) => addDraw(recordOf(form, answer)),
    reload: loadDraws,
  };
  if (request.from === 'words') await generate.send(request.call, request.input, options);
  else await generate.send(request.call, request.input, options);
}

/** If the server's answer has no draw_id, the record gets a number above all others until the list has the real one. */
let standIn = Number.MAX_SAFE_INTEGER - 1_000_000;

/** The new record, in progress or done at once (DRAW-23, DRAW-24). */
export function recordOf(form: DrawForm, answer: CallAnswer<typeof imagine>): DrawRecord {
  const { tool, model } = modelOf(form.model);
  const now = new Date().toISOString();
  const { task_id = '', draw_id = standIn++, images = [], ...extras } = answer;
  return {
    ...extras,
    draw_id,
    task_id,
    images,
    state: images.length > 0 ? 1 : 0,
    message_input: withoutFlags(form.prompt),
    cmd: '',
    action_cmd: '',
    options: JSON.stringify({ ratio: ratioOf(form) }),
    tool_name: tool,
    model_name: model,
    update_time: now,
    created_at: extras.created_at ?? now,
  };
}
