import { ask } from './members.mjs';

/** A member may have 40 drawings open at once. */
const AT_ONCE = 25;
const PATIENCE_MS = 300_000;

/** Input of every submit. */
export const DRAWING = { tool_name: 'irag', prompt: 'a boat in the evening', ratio: '1:1' };

/**
 * Draws until a member has `count` finished pictures.
 * @param {number} port
 * @param {string} token
 * @param {number} count
 * @returns {Promise<string[]>} the ids of the tasks
 */
export async function drawHistory(port, token, count) {
  /** @type {string[]} */
  const ids = [];
  while (ids.length < count) {
    const some = Math.min(AT_ONCE, count - ids.length);
    const begun = await Promise.all(
      Array.from({ length: some }, async () =>
        String((await ask(port, '/draw/imagine', DRAWING, token)).task_id),
      ),
    );
    await untilDrawn(port, token, begun);
    ids.push(...begun);
  }
  return ids;
}

/** @param {number} port @param {string} token @param {string[]} taskId */
async function untilDrawn(port, token, taskId) {
  const last = performance.now() + PATIENCE_MS;
  while (performance.now() < last) {
    /** @type {{ state: number }[]} */
    const tasks = await ask(port, '/draw/get-task', { taskId }, token);
    if (tasks.length === taskId.length && tasks.every(({ state }) => state === 1)) return;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  throw new Error('The pictures of the history were not drawn in five minutes.');
}
