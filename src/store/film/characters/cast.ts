/** The characters of the open film (SHELL-16). */
import { proxy, ref } from 'valtio';
import { handleRole, listRoles, ROLE_ACTION, type Role } from '../../../api/characters.ts';
import { onSignOut } from '../../account/on-sign-out.ts';
import { session } from '../../account/session-state.ts';
import { cacheAnswer, showLastAnswer } from '../../answers.ts';
import { failInBackground } from '../../background-errors.ts';
import { client } from '../../client.ts';
import { notifyTabs } from '../storyboard/board-channel.ts';
import { dropEdits, nameOf } from './role-edits.ts';

const CLOSED = {
  projectId: 0,
  state: 'idle' as 'idle' | 'loading' | 'ready' | 'failed',
  /** As the server has them. A row is never changed in place. */
  roles: [] as Role[],
  /** The selected role; 0 for none. */
  roleId: 0,
  /** The narrator's chosen voice; empty for none. */
  narratorVoice: '',
  /** The picture of the film's style; empty for none. */
  styleImage: '',
};
export const cast = proxy({ ...CLOSED, roles: [] as Role[] });

interface Cached {
  roles: Role[];
  narratorVoice: string;
  /** Missing in what an earlier version has stored. */
  styleImage?: string;
}
const CACHE_KEY = (id: number): string => `script/list-role|${id}`;
let turn = 0;

/** Reads the roles of a film, after showing those of the last visit (CHAR-05). @throws ApiError */
export async function loadCast(projectId: number): Promise<void> {
  const { token } = session;
  if (!token) return;
  if (cast.projectId !== projectId) Object.assign(cast, CLOSED, { roles: [], projectId, state: 'loading' });
  turn += 1;
  const mine = turn;
  const here = () => turn === mine && cast.projectId === projectId && session.token === token;
  if (cast.state !== 'ready')
    await showLastAnswer<Cached>(CACHE_KEY(projectId), (cached) => {
      if (here() && cast.state !== 'ready') put(cached);
    });
  try {
    const { lists, narrator_voice = '', style_img } = await client.send(listRoles, { script_id: projectId });
    if (!here()) return;
    const answer = { roles: lists, narratorVoice: narrator_voice, styleImage: style_img };
    put(answer);
    void cacheAnswer(token, CACHE_KEY(projectId), answer);
  } catch (error) {
    if (here() && cast.state !== 'ready') cast.state = 'failed';
    throw error;
  }
}

function put({ roles, narratorVoice, styleImage = '' }: Cached): void {
  const chosen = roles.some(({ id }) => id === cast.roleId) ? cast.roleId : (roles[0]?.id ?? 0);
  Object.assign(cast, {
    roles: roles.map((role) => ref(role)),
    narratorVoice,
    styleImage,
    roleId: chosen,
    state: 'ready',
  });
}

export const roleOf = (id: number): Role | undefined => cast.roles.find((role) => role.id === id);

/** Changes fields of a role on the screen, before the server is asked again. */
export function patchRole(id: number, patch: Partial<Role>): void {
  cast.roles = cast.roles.map((role) => (role.id === id ? ref({ ...role, ...patch }) : role));
}

/** Adds a role and selects it (CHAR-08). @throws ApiError */
export async function addRole(name: string): Promise<void> {
  const { projectId } = cast;
  const id = await client.send(handleRole, { type: ROLE_ACTION.add, script_id: projectId, name });
  notifyTabs({ kind: 'changed' }, projectId);
  if (cast.projectId !== projectId) return;
  if (id) cast.roleId = id;
  // it is there, whether or not the list can be read now
  await loadCast(projectId).catch(failInBackground);
  if (id && cast.roles.some((role) => role.id === id)) cast.roleId = id;
}

/** A name that no role has yet, made by counting up. @param make the name with a number */
export function freeName(make: (number: number) => string): string {
  const taken = new Set(cast.roles.map((role) => nameOf(role).toLowerCase()));
  let number = cast.roles.length + 1;
  while (taken.has(make(number).toLowerCase())) number += 1;
  return make(number);
}

/** Deletes a role and selects the one before it, if there is any (CHAR-09, CHAR-12). @throws ApiError */
export async function deleteRole(id: number): Promise<void> {
  const { projectId } = cast;
  await client.send(handleRole, { type: ROLE_ACTION.delete, script_id: projectId, id });
  notifyTabs({ kind: 'changed' }, projectId);
  if (cast.projectId !== projectId) return;
  const at = cast.roles.findIndex((role) => role.id === id);
  cast.roles = cast.roles.filter((role) => role.id !== id);
  if (cast.roleId === id) cast.roleId = cast.roles[Math.max(0, at - 1)]?.id ?? 0;
  dropEdits(id);
}

/** Shows a picture of the member's as the role's (CHAR-10). @throws ApiError */
export async function giveRoleImage(id: number, address: string, signal?: AbortSignal): Promise<void> {
  const { projectId } = cast;
  const input = { type: ROLE_ACTION.update, script_id: projectId, id, role_img: address } as const;
  await client.send(handleRole, input, signal ? { signal } : {});
  notifyTabs({ kind: 'changed' }, projectId);
  if (cast.projectId !== projectId) return;
  patchRole(id, { role_img: address, draw_task_id: '', draw_index: 0 });
}

onSignOut(() => Object.assign(cast, CLOSED, { roles: [] }));
