import type { CallInput } from '../../../src/api/call.ts';
import {
  CREATION,
  checkProjects,
  createProject,
  listProjects,
  type Project,
  regenerateProject,
} from '../../../src/api/projects.ts';
import { listLines } from '../../../src/api/script.ts';
import { type Member, type Studio, writingOf } from '../harness.ts';

const STORY = 'Mei found a letter on the old pier. "Who wrote this?" she asked. Her grandmother smiled.';

type Input = Partial<CallInput<typeof createProject>>;

/** The calls of a member about projects. @param at member and studio at the time of each call */
export function projectCalls(at: () => { studio: Studio; member: Member }) {
  const keyed = (key?: string) => (key ? { idempotencyKey: key } : {});
  const create = (input: Input = {}, key?: string) =>
    at().studio.send(
      at().member.token,
      createProject,
      { generate_method: CREATION.story, content: STORY, text_type: 'story', width_height: '16:9', ...input },
      keyed(key),
    );
  return {
    create,
    written: async (input: Input = {}) => {
      const { script_id } = await create(input);
      await writingOf(at().studio, script_id);
      return script_id;
    },
    projects: async (): Promise<Project[]> =>
      (await at().studio.send(at().member.token, listProjects, {})).lists.flatMap(({ data }) => data),
    statusOf: async (script_id: number) =>
      (await at().studio.send(at().member.token, checkProjects, { script_ids: [script_id] }))[script_id],
    lines: async (script_id: number) =>
      (await at().studio.send(at().member.token, listLines, { script_id })).lists.map(
        ({ hm_desc }) => hm_desc,
      ),
    regenerate: (script_id: number, key?: string) =>
      at().studio.send(at().member.token, regenerateProject, { script_id }, keyed(key)),
    /** Makes the writer wait until the returned function is called. */
    holdWriter: () => {
      let go = () => {};
      const gate = new Promise<void>((resolve) => {
        go = resolve;
      });
      at().studio.texts.before = () => gate;
      return () => go();
    },
  };
}
