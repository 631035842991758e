import { expandVideoPrompt } from '../../../api/storyboard.ts';
import { refreshPoints } from '../../account/points.ts';
import { client } from '../../client.ts';
import { keyed } from '../../keyed.ts';

const expansions = keyed();

/**
 * Expands the motion prompt of a clip, from its first picture and what was written. It costs points, and the person waits for it.
 * @throws ApiError; a refusal costs nothing (BOARD-65)
 */
export async function expandMotion(describe_image: string, scene_desc: string): Promise<string> {
  const input = { describe_image, scene_desc };
  const key = expansions.keyOf(`${describe_image} ${scene_desc}`);
  const { content } = await client.send(expandVideoPrompt, input, { idempotencyKey: key });
  expansions.answered();
  void refreshPoints().catch(console.warn);
  return content;
}
