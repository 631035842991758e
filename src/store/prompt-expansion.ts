import { expandPrompt } from '../api/draw.ts';
import { refreshPoints } from './account/points.ts';
import { client } from './client.ts';
import { keyed } from './keyed.ts';

const expansions = keyed();

/**
 * Makes a longer prompt from a short one. It costs points, and the person waits for it.
 * @param tool that the prompt is for
 * @returns at most 500 characters (DRAW-42, DRAW-43)
 * @throws ApiError; a refusal costs nothing
 */
export async function expand(prompt: string, tool: string): Promise<string> {
  const input = { content: prompt, model_name: tool };
  const expanded = await client.send(expandPrompt, input, { idempotencyKey: expansions.keyOf(prompt) });
  expansions.answered();
  void refreshPoints().catch(console.warn);
  return expanded;
}
