import { proxy } from 'valtio';
import type { CallAnswer } from '../../api/call.ts';
import type { DrawRecord, imagine } from '../../api/draw.ts';
import { onLeave } from '../account/on-leave.ts';
import { submitTask } from '../tasks/submit-task.ts';
import { addDraw, loadDraws } from './draw.ts';
import { type DrawForm, modelOf, ratioOf } from './draw-form.ts';
import { drawRequest } from './draw-request.ts';

/** Where the last press of Generate stands; the prompt bar says it. */
export const drawing = proxy({
  state: 'idle' as
    | 'idle'
    | 'sending'
    /** No answer came; the server is being asked what became of it (decisions A-42). */
    | 'checking'
    /** The server knows of no such submit: nothing was charged. */
    | 'not-charged'
    /** Nobody can say; the history will show it if it was made. */
    | 'unclear',
});

/**
 * Submits the form and puts the record at the end of the history.
 * @param cost points, as shown on the button
 * @throws ApiError when the server refuses: nothing was charged
 */
export async function submitDraw(form: DrawForm, cost: number): Promise<void> {
  const { tool } = modelOf(form.model);
  const request = drawRequest(form);
  const context = {
    kind: 'draw',
    page: '/draw',
    prompt: form.prompt.trim(),
    tool,
    cost,
  };
  const options = {
    context,
    onUnanswered: () => {
      drawing.state = 'checking';
    },
  };
  drawing.state = 'sending';
  try {
    const submitted =
      request.from === 'words'
        ? await submitTask(request.call, request.input, options)
        : await submitTask(request.call, request.input, options);
    drawing.state = submitted.status === 'accepted' ? 'idle' : submitted.status;
    if (submitted.status === 'accepted') addDraw(recordOf(form, submitted.answer));
    if (submitted.status === 'unclear') await loadDraws().catch(() => undefined);
  } catch (error) {
    drawing.state = 'idle';
    throw error;
  }
}

/** A server that answers no draw_id lists the record under its real one later; until then it gets a number past them all. */
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
    message_input: form.prompt.trim(),
    cmd: '',
    action_cmd: '',
    options: JSON.stringify({ ratio: ratioOf(form) }),
    tool_name: tool,
    model_name: model,
    update_time: now,
    created_at: extras.created_at ?? now,
  };
}

onLeave(() => {
  drawing.state = 'idle';
});
