import type { CallAnswer } from '../../api/call.ts';
import type { DrawRecord, imagine } from '../../api/draw.ts';

/** If the server's answer has no draw_id, the record gets a number above all others until the list has the real one. */
let standIn = Number.MAX_SAFE_INTEGER - 1_000_000;

/** What the page knows about a drawing that it has just submitted. */
interface Asked {
  prompt: string;
  tool: string;
  model: string;
  options: Record<string, unknown>;
  /** E.g. `VARIATION 2`. */
  action?: string;
}

/** The record of a submit that was accepted, in progress or done at once (DRAW-23, DRAW-24). */
export function newRecord(
  answer: CallAnswer<typeof imagine>,
  { prompt, tool, model, options, action = '' }: Asked,
): DrawRecord {
  const now = new Date().toISOString();
  const { task_id = '', draw_id = standIn++, images = [], ...extras } = answer;
  return {
    ...extras,
    draw_id,
    task_id,
    images,
    state: images.length > 0 ? 1 : 0,
    message_input: prompt,
    cmd: '',
    action_cmd: action,
    options: JSON.stringify(options),
    tool_name: tool,
    model_name: model,
    update_time: now,
    created_at: extras.created_at ?? now,
  };
}
