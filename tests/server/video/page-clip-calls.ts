import { expect } from 'vitest';
import type { CallInput } from '../../../src/api/call.ts';
import { generateVideo, getVideoTasks } from '../../../src/api/video.ts';
import { pictureOf } from '../film/film.ts';
import { endOf, type Member, type Studio } from '../harness.ts';

export type Request = CallInput<typeof generateVideo>;

const LITE: Request = {
  api_name: 'jimeng',
  tool_name: 'jimeng',
  model: 'lite',
  resolution: '480p',
  ratio: '16:9',
  seconds: 5,
  prompt: 'waves',
};

/** The calls of a member about clips of the video page. @param at as it stands at the time of each call */
export function pageClipCalls(at: () => { studio: Studio; member: Member }) {
  const submit = (more: Partial<Request> = {}, { token } = at().member) =>
    at().studio.send(token, generateVideo, { ...LITE, ...more });
  const poll = async (task_id: string) => {
    const { studio, member } = at();
    return (await studio.send(member.token, getVideoTasks, { task_id: [task_id], tool_name: 'jimeng' }))[0];
  };
  return {
    submit,
    poll,
    made: async (more: Partial<Request> = {}) => {
      const { task_id, id = 0 } = await submit(more);
      expect(await endOf(at().studio, task_id)).toBe('done');
      return { ...(await poll(task_id)), task_id, id };
    },
    /** The address of a stored picture of a member. */
    picture: async (of = at().member) => `/media/${await pictureOf(at().studio, of.userId)}`,
  };
}
