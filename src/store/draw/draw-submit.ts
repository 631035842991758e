import type { CallAnswer } from '../../api/call.ts';
import type { DrawRecord, imagine } from '../../api/draw.ts';
import { createSubmit } from '../tasks/create-submit.ts';
import { addDraw, loadDraws } from './draw.ts';
import { type DrawForm, modelOf } from './draw-form.ts';
import { drawRequest } from './draw-request.ts';
import { ratioOf } from './drawing-settings.ts';
import { withoutFlags } from './flags.ts';
import { newRecord } from './new-record.ts';

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

/** The new record, in progress or done at once (DRAW-23, DRAW-24). */
export function recordOf(form: DrawForm, answer: CallAnswer<typeof imagine>): DrawRecord {
  const { tool, model } = modelOf(form.model);
  return newRecord(answer, {
    prompt: withoutFlags(form.prompt),
    tool,
    model,
    options: { ratio: ratioOf(form) },
  });
}
