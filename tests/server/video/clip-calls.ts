import { expect } from 'vitest';
import type { CallInput } from '../../../src/api/call.ts';
import { generateShotVideo, listShots, listShotVideos } from '../../../src/api/storyboard.ts';
import { getVideoTasks } from '../../../src/api/video.ts';
import { endOf, type Member, type Studio } from '../harness.ts';

type Request = CallInput<typeof generateShotVideo>;
const LITE = {
  api_name: 'jimeng',
  tool_name: 'jimeng',
  model: 'lite',
  resolution: '480p',
  ratio: '16:9',
  seconds: 5,
} as const;
export const LITE_COST = 10;

/** The member, the studio and the shots of the calls. */
export interface ClipPlace {
  studio: Studio;
  member: Member;
  script_id: number;
  shots: readonly number[];
}

/** The calls of a member about clips. @param at as it stands at the time of each call */
export function clipCalls(at: () => ClipPlace) {
  const request = (more: Partial<Request> = {}): Request => ({
    ...LITE,
    prompt: 'waves',
    script_id: at().script_id,
    scene_id: at().shots[0] ?? 0,
    ...more,
  });
  const submit = (more: Partial<Request> = {}, key?: string, { token } = at().member) =>
    at().studio.send(token, generateShotVideo, request(more), key ? { idempotencyKey: key } : {});
  return {
    request,
    submit,
    ask: async (task_id: string, language: 'en' | 'zh' = 'en') =>
      (await at().studio.send(at().member.token, getVideoTasks, { task_id: [task_id] }, { language }))[0],
    list: (scene_id = at().shots[0] ?? 0, page = 1) =>
      at().studio.send(at().member.token, listShotVideos, { scene_id, script_id: at().script_id, page }),
    shot: async (id: number) =>
      (await at().studio.send(at().member.token, listShots, { script_id: at().script_id })).lists.find(
        (one) => one.id === id,
      ),
    made: async (more: Partial<Request> = {}) => {
      const { task_id } = await submit(more);
      expect(await endOf(at().studio, task_id)).toBe('done');
      return task_id;
    },
    tasksOf: async ({ userId }: Member) =>
      (await at().studio.db.query<{ id: string }>('SELECT id FROM tasks WHERE user_id = $1', [userId])).rows,
  };
}
