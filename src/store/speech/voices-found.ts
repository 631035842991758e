/** The voices that fit the filters of a dialog, as the server finds them (LIP-04, LIP-05). */
import { proxy, ref } from 'valtio';
import { listVoices } from '../../api/voices.ts';
import { onLoginChange } from '../account/on-sign-out.ts';
import { client } from '../client.ts';
import type { Voice, VoiceFilter, VoiceSelect } from '../voice.ts';

/** The filter of a dialog that shows every voice. */
export const ALL_VOICES: VoiceFilter = { language: '', scene: '', age: '', sex: '' };
const NOTHING = {
  state: 'idle' as 'idle' | 'loading' | 'ready' | 'failed',
  list: [] as Voice[],
  select: null as VoiceSelect | null,
};
export const voicesFound = proxy({ ...NOTHING, filter: { ...ALL_VOICES } });

let turn = 0;

/** Reads the voices that fit the filter. @throws ApiError; the current ones stay */
export async function findVoices(): Promise<void> {
  turn += 1;
  const mine = turn;
  voicesFound.state = 'loading';
  try {
    const { lists, select } = await client.send(listVoices, { ...voicesFound.filter });
    if (turn !== mine) return;
    Object.assign(voicesFound, { list: lists.map((voice) => ref(voice)), state: 'ready' });
    // the choices are those of all voices
    if (select) voicesFound.select = select;
  } catch (error) {
    if (turn === mine) voicesFound.state = 'failed';
    throw error;
  }
}

/** Filters the voices, and reads them anew. @throws ApiError */
export function filterFoundVoices(patch: Partial<VoiceFilter>): Promise<void> {
  Object.assign(voicesFound.filter, patch);
  return findVoices();
}

/** Shows all voices again. @throws ApiError */
export const showAllVoices = (): Promise<void> => filterFoundVoices(ALL_VOICES);

onLoginChange(() => {
  turn += 1;
  Object.assign(voicesFound, NOTHING, { filter: { ...ALL_VOICES } });
});
