import { expandVideoPrompt } from '../../../api/storyboard.ts';
import { refreshPoints } from '../../account/points.ts';
import { session } from '../../account/session-state.ts';
import { failInBackground } from '../../background-errors.ts';
import { client } from '../../client.ts';
import { keptAnswer } from '../../kept-answer.ts';
import { keyed } from '../../keyed.ts';

const expansions = keyed();
const kept = keptAnswer();

/**
 * Expands the motion prompt of a clip, from its first picture and what was written. It costs points, and the person waits for it.
 * @param again whether to make another one, or the last one of these will do, which is paid for
 * @throws ApiError; a refusal costs nothing (BOARD-65)
 */
export async function expandMotion(
  describe_image: string,
  scene_desc: string,
  again: boolean,
): Promise<string> {
  const { token } = session;
  const input = { describe_image, scene_desc };
  const of = `${describe_image} ${scene_desc}`;
  const last = again ? null : kept.find(of);
  if (last) return last;
  const key = expansions.keyOf(of);
  const { content } = await client.send(expandVideoPrompt, input, { idempotencyKey: key });
  expansions.answered(of);
  kept.keep(of, content, token);
  void refreshPoints().catch(failInBackground);
  return content;
}
