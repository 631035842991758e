import { proxy } from 'valtio';
import {
  type FilmSettings,
  readFilmSettings,
  saveFilmSettings,
  type Transition,
} from '../../../api/film-settings.ts';
import { onSignOut } from '../../account/on-sign-out.ts';
import { client } from '../../client.ts';

interface Look {
  projectId: number;
  state: 'idle' | 'loading' | 'ready' | 'failed';
  transition: Transition;
  title: string;
  end: string;
  /** Shots with a transition of their own, by id. */
  own: Record<number, Transition | ''>;
}

const CLOSED: Look = { projectId: 0, state: 'idle', transition: 'dissolve', title: '', end: '', own: {} };

/** How the open project's film goes from shot to shot, and its cards. It belongs to the project, not to one export. */
export const filmLook = proxy<Look>({ ...CLOSED });

/** What the server has. */
let stored = '';

const settingsOf = ({ transition, title, end, own }: Look): FilmSettings => ({
  transition,
  title,
  end,
  shots: Object.entries(own).map(([id, one]) => ({ scene_id: Number(id), transition: one })),
});

/** Reads the settings of a project. What is being changed is not replaced. @throws ApiError */
export async function loadFilmLook(projectId: number): Promise<void> {
  if (filmLook.projectId === projectId && filmLook.state === 'ready') return;
  Object.assign(filmLook, CLOSED, { projectId, state: 'loading', own: {} });
  try {
    const { transition, title, end, shots } = await client.send(readFilmSettings, { script_id: projectId });
    if (filmLook.projectId !== projectId) return;
    const own = Object.fromEntries(shots.map((shot) => [shot.scene_id, shot.transition]));
    Object.assign(filmLook, { transition, title, end, own, state: 'ready' });
    stored = JSON.stringify(settingsOf(filmLook));
  } catch (error) {
    if (filmLook.projectId === projectId) filmLook.state = 'failed';
    throw error;
  }
}

/**
 * Stores what was changed; nothing is sent when nothing was.
 * @param shots those of the film: what was chosen for one that is gone is dropped
 * @throws ApiError; what was changed stays here
 */
export async function saveFilmLook(shots: readonly { id: number }[]): Promise<void> {
  if (filmLook.state !== 'ready') return;
  const { projectId } = filmLook;
  for (const id of Object.keys(filmLook.own))
    if (!shots.some((shot) => shot.id === Number(id))) delete filmLook.own[Number(id)];
  const settings = settingsOf(filmLook);
  if (JSON.stringify(settings) === stored) return;
  await client.send(saveFilmSettings, { script_id: projectId, ...settings });
  if (filmLook.projectId === projectId) stored = JSON.stringify(settings);
}

onSignOut(() => Object.assign(filmLook, CLOSED, { own: {} }));
