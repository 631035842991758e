/** The voices that a character can be given, and who has which (CHAR-19 to 26). */
import { proxy, ref } from 'valtio';
import type { CallAnswer } from '../../../api/call.ts';
import { bindVoice, listRoleVoices } from '../../../api/characters.ts';
import { onSignOut } from '../../account/on-sign-out.ts';
import { failInBackground } from '../../background-errors.ts';
import { client } from '../../client.ts';
import type { Voice, VoiceFilter } from '../../voice.ts';
import { notifyTabs } from '../storyboard/board-channel.ts';
import { cast, loadCast } from './cast.ts';

type Answer = CallAnswer<typeof listRoleVoices>;

/** CHAR-26. */
export const FIRST_FILTER: VoiceFilter = { language: 'en', scene: '', age: '', sex: '' };
const NOTHING = {
  state: 'idle' as 'idle' | 'loading' | 'ready' | 'failed',
  list: [] as Voice[],
  select: null as Answer['select'] | null,
  speakers: [] as Answer['new_roles'],
  binds: [] as Answer['binds'],
};
export const roleVoices = proxy({ ...NOTHING, filter: { ...FIRST_FILTER } });

let turn = 0;

/** Reads the voices that fit the filter. @throws ApiError; the current ones stay */
async function loadRoleVoices(): Promise<void> {
  roleVoices.state = 'loading';
  const mine = turn + 1;
  try {
    await readRoleVoices();
  } catch (error) {
    if (turn === mine) roleVoices.state = 'failed';
    throw error;
  }
}

/** Reads them again, with who speaks and who has which: another tab may have changed that. @throws ApiError; the current ones stay */
export async function readRoleVoices(): Promise<void> {
  const { projectId } = cast;
  turn += 1;
  const mine = turn;
  const answer = await client.send(listRoleVoices, { script_id: projectId, ...roleVoices.filter });
  if (turn !== mine) return;
  Object.assign(roleVoices, {
    list: answer.lists.map((voice) => ref(voice)),
    select: answer.select ?? null,
    speakers: answer.new_roles,
    binds: answer.binds,
    state: 'ready',
  });
}

/** Filters the voices, and reads them anew. @throws ApiError */
export function filterVoices(patch: Partial<VoiceFilter>): Promise<void> {
  Object.assign(roleVoices.filter, patch);
  return loadRoleVoices();
}

/** Back to the filter that the dialog begins with. @throws ApiError */
export const resetVoiceFilter = (): Promise<void> => filterVoices(FIRST_FILTER);

/** Begins the dialog anew. @throws ApiError */
export function openRoleVoices(): Promise<void> {
  Object.assign(roleVoices, NOTHING, { list: [], speakers: [], binds: [], filter: { ...FIRST_FILTER } });
  return loadRoleVoices();
}

/** Lets a voice speak all lines of a character, or of the narrator (CHAR-22). @throws ApiError */
export async function bindRoleVoice(name: string, voice: Voice): Promise<void> {
  const { projectId } = cast;
  const { binds } = await client.send(bindVoice, {
    script_id: projectId,
    role_name: name,
    voice_name: voice.voice_name,
    voice_type: voice.voice_type,
    voice_tags: voice.tags,
    platform: voice.platform,
  });
  notifyTabs({ kind: 'changed' }, projectId);
  // another film has other bindings
  if (cast.projectId !== projectId) return;
  roleVoices.binds = binds;
  // it is bound, whether or not the list can be read now
  await loadCast(projectId).catch(failInBackground);
}

onSignOut(() => Object.assign(roleVoices, NOTHING, { list: [], speakers: [], binds: [] }));
