import { expandPrompt } from '../api/draw.ts';
import { refreshPoints } from './account/points.ts';
import { session } from './account/session-state.ts';
import { failInBackground } from './background-errors.ts';
import { client } from './client.ts';
import { keptAnswer } from './kept-answer.ts';
import { keyed } from './keyed.ts';

const expansions = keyed();
const kept = keptAnswer();

/**
 * Makes a longer prompt from a short one. It costs points, and the person waits for it.
 * @param tool that the prompt is for
 * @param again whether to make another one, or the last one of this prompt will do, which is paid for
 * @returns at most 500 characters (DRAW-42, DRAW-43)
 * @throws ApiError; a refusal costs nothing
 */
export async function expand(prompt: string, tool: string, again: boolean): Promise<string> {
  const of = `${tool} ${prompt}`;
  const { token } = session;
  const last = again ? null : kept.find(of);
  if (last) return last;
  const input = { content: prompt, model_name: tool };
  const expanded = await client.send(expandPrompt, input, { idempotencyKey: expansions.keyOf(of) });
  expansions.answered(of);
  kept.keep(of, expanded, token);
  void refreshPoints().catch(failInBackground);
  return expanded;
}
