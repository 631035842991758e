/** The work that an address names, for when no list on the screen has it. */
import { proxy, ref } from 'valtio';
import { ApiError } from '../../api/errors.ts';
import { readWork, type Work } from '../../api/works.ts';
import { onLoginChange } from '../account/on-sign-out.ts';
import { knownUser, session } from '../account/session-state.ts';
import { showLastAnswer } from '../answers.ts';
import { browser } from '../browser.ts';
import { client } from '../client.ts';
import { changePageStore } from '../pages-db.ts';

interface Shown {
  id: number;
  work: Work | null;
  state: 'idle' | 'loading' | 'ready' | 'gone' | 'failed';
}
const nothing = (): Shown => ({ id: 0, work: null, state: 'idle' });
export const shownWork = proxy<Shown>(nothing());
onLoginChange(() => Object.assign(shownWork, nothing()));

/** Clears it: its page is shown again. */
export const forgetShownWork = (): void => void Object.assign(shownWork, nothing());

/** How many opened works are cached for a visit without a network. */
const KEPT = 60;
const cacheName = () => `works|watched|${browser.language}`;
const isWorks = (value: unknown): value is Work[] => Array.isArray(value);

/** Caches a work that was opened, so that its address works without a network. */
export async function cacheWatchedWork(work: Work): Promise<void> {
  const { token } = session;
  const name = cacheName();
  // a proxy cannot be stored
  const opened: Work = JSON.parse(JSON.stringify(work));
  const user = await knownUser();
  if (session.token !== token || (token && !user)) return;
  await changePageStore('answers', user, name, (cached) => {
    const others = (isWorks(cached) ? cached : []).filter(({ work_id }) => work_id !== work.work_id);
    return [opened, ...others].slice(0, KEPT);
  });
}

/** A work was deleted: where it is shown, it is gone. */
export function dropShownWork(id: number): void {
  if (shownWork.id === id) Object.assign(shownWork, { work: null, state: 'gone' });
}

/** A deleted work is back. */
export function putShownWork(work: Work): void {
  if (shownWork.id === work.work_id) Object.assign(shownWork, { work: ref(work), state: 'ready' });
}

/** Reads the work with this id; without a network, as it was when it was last opened. @throws ApiError unless it is gone */
export async function showWork(id: number): Promise<void> {
  const { token } = session;
  const current = () => session.token === token && shownWork.id === id;
  if (shownWork.id !== id) Object.assign(shownWork, nothing(), { id });
  shownWork.state = 'loading';
  const put = (work: Work) => Object.assign(shownWork, { work: ref(work), state: 'ready' });
  try {
    const work = await client.send(readWork, { works_id: id });
    if (current()) put(work);
  } catch (error) {
    const refused = error instanceof ApiError && error.kind === 'refused';
    if (!refused)
      await showLastAnswer<unknown>(cacheName(), (kept) => {
        const opened = isWorks(kept) && kept.find(({ work_id }) => work_id === id);
        if (opened && current()) put(opened);
      });
    if (!current() || shownWork.state !== 'loading') return;
    shownWork.state = refused ? 'gone' : 'failed';
    if (!refused) throw error;
  }
}
