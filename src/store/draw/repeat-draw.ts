/** Makes a record again that no form can request: repeats the call that started a variation or an upscale. */
import type { CallAnswer } from '../../api/call.ts';
import type { DrawRecord, imagine } from '../../api/draw.ts';
import { readDrawOptions } from '../../api/draw-options.ts';
import { createSubmit } from '../tasks/create-submit.ts';
import type { Submitted } from '../tasks/submit-task.ts';
import { addDraw, loadDraws } from './draw.ts';
import { newRecord } from './new-record.ts';

const repeating = createSubmit('draw');
/** The state of each repeat, by the record's id. */
export const repeats = repeating.progress;

/**
 * Sends a record's request again.
 * @returns null if this server does not keep requests
 * @throws ApiError when the server refuses: nothing was charged
 */
export async function repeatDraw(record: DrawRecord): Promise<Submitted<unknown> | null> {
  // the table of all tasks would make the first screen heavier
  const { readRepeat } = await import('../tasks/read-repeat.ts');
  const found = await readRepeat({ taskId: record.task_id, kind: 'draw' });
  if (!found) return null;
  const { message_input: prompt, tool_name: tool, model_name: model, action_cmd: action, draw_id } = record;
  return repeating.send(found.call, found.input, {
    context: { prompt, tool, cost: found.points },
    slot: draw_id,
    reload: loadDraws,
    onAccepted: (answer) =>
      addDraw(
        newRecord(answer as CallAnswer<typeof imagine>, {
          prompt,
          tool,
          model,
          action,
          options: readDrawOptions(record.options),
        }),
      ),
  });
}
