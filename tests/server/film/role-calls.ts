import { handleRole, listRoles, ROLE_ACTION, type Role } from '../../../src/api/characters.ts';
import { getDrawTasks, uploadDrawImage } from '../../../src/api/draw.ts';
import { imagineMaterial } from '../../../src/api/storyboard.ts';
import { endOf, type Member, type Studio } from '../harness.ts';
import { plainPicture } from '../pictures.ts';
import type { Film } from './film-for-test.ts';

/** Two people, with looks to be drawn. */
export const PAIR =
  'Mei found a letter on the old pier. Her grandmother called. "Come home!" said Grandmother.';

/** A drawing with Dream 7.0, as fields of `imagine`. */
export const DREAM = { api_name: 'mj', tool_name: 'mj', options: { s: 300, chaos: 20, v: '7.0' } };

/** Calls about the roles of a film. @param of the studio, its member and the film of the running test */
export function roleCalls(of: () => { studio: Studio; member: Member; film: Film }) {
  const list = () => {
    const { studio, member, film } = of();
    return studio.send(member.token, listRoles, { script_id: film.script_id });
  };
  const roles = async () => (await list()).lists;
  /** @throws Error if there is none with this name */
  const role = async (name: string): Promise<Role> => {
    const found = (await roles()).find(({ role_name }) => role_name === name);
    if (!found) throw new Error(`No role ${name}.`);
    return found;
  };
  const remove = (id: number) => {
    const { studio, member, film } = of();
    return studio.send(member.token, handleRole, { type: ROLE_ACTION.delete, script_id: film.script_id, id });
  };
  const update = (id: number, fields: { name?: string; role_img?: string }) => {
    const { studio, member, film } = of();
    const asked = { type: ROLE_ACTION.update, script_id: film.script_id, id, ...fields };
    return studio.send(member.token, handleRole, asked);
  };
  /** Uploads a picture. @returns its address */
  const uploaded = async () => {
    const { studio, member } = of();
    const file = new Blob([new Uint8Array(await plainPicture(320, 320))], { type: 'image/jpeg' });
    return (await studio.send(member.token, uploadDrawImage, { file })).qiniu_url;
  };
  /** Submits a picture of a role. @returns the task id */
  const imagine = async (one: Role, extra: Record<string, unknown> = {}): Promise<string> => {
    const { studio, member, film } = of();
    const prompt = String(extra.prompt ?? 'A girl in a red coat');
    const answer = await studio.send(member.token, imagineMaterial, {
      script_id: film.script_id,
      role_id: one.id,
      name: one.role_name,
      desc: prompt,
      api_name: 'jimeng',
      tool_name: 'seedream',
      prompt,
      ...extra,
    });
    if (typeof answer !== 'string') throw new Error('A role is answered with the task id.');
    return answer;
  };
  /** Like `imagine`, and waits for its end. */
  const drawn = async (one: Role, extra: Record<string, unknown> = {}) => {
    const task = await imagine(one, extra);
    await endOf(of().studio, task);
    return task;
  };
  /** Addresses of a task's pictures. */
  const pictures = async (task: string) => {
    const { studio, member } = of();
    return (await studio.send(member.token, getDrawTasks, { taskId: [task] }))[0]?.images ?? [];
  };
  return { list, roles, role, remove, update, uploaded, imagine, drawn, pictures };
}
