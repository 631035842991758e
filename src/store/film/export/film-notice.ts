import { proxy, ref } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { ApiError } from '../../../api/errors.ts';
import { EXPORT_ACTION, type FilmInfo, handleExport, searchExport } from '../../../api/exports.ts';
import type { Notice } from '../../../sw/protocol.ts';
import { onSignOut } from '../../account/on-sign-out.ts';
import { client } from '../../client.ts';
import { markSeen, tasks } from '../../tasks/tasks.ts';

/** An ended export, as its notice shows it. */
export interface FilmNotice {
  /** Id of the outbox row. */
  id: string;
  taskId: string;
  projectId: number;
  /** Whose film it is. */
  user: number;
  name: string;
  done: boolean;
  info: Partial<FilmInfo>;
}

/** The notice whose dialog is open, or about to be, those waiting, and how many were shown one after another with it. */
export const filmNotice = proxy({ shown: null as FilmNotice | null, waiting: [] as FilmNotice[], nth: 0 });

/** Shown notices that the server doesn't know as read yet, with their works. */
const unread = new Map<string, number>();
/** Those of them that are being sent. */
const sending = new Set<string>();

const noticeOf = ({ id, task }: Notice): FilmNotice => {
  const info = task.result as Partial<FilmInfo>;
  return ref({
    id,
    taskId: task.id,
    user: task.user,
    projectId: info.script_id ?? task.context.script_id ?? 0,
    name: info.works_name || task.context.prompt || '',
    done: task.final === 'done',
    info,
  });
};

/**
 * Takes the films that this page has claimed, to be shown one after another; only one page shows each.
 * @param isOpen whether the page of a film is on the screen: it shows the film better than a notice, and counts as read
 */
export function takeFilmNotices(isOpen: (taskId: string) => boolean = () => false): void {
  for (const notice of tasks.notices.filter(({ task }) => task.kind === 'export')) {
    if (filmNotice.shown?.id === notice.id || filmNotice.waiting.some(({ id }) => id === notice.id)) continue;
    if (unread.has(notice.id)) continue;
    const film = noticeOf(notice);
    if (isOpen(film.taskId)) unread.set(film.id, film.info.works_id ?? 0);
    else filmNotice.waiting.push(film);
  }
  void sendMarkedRead();
  showNext();
}

function showNext(): void {
  if (filmNotice.shown) return;
  const next = filmNotice.waiting.shift();
  filmNotice.nth = next ? filmNotice.nth + 1 : 0;
  if (!next) return;
  filmNotice.shown = next;
  void freshen(next);
}

/**
 * The dialog of the notice is on the screen, and only now counts as read: its part of the app may come late, or never, and then the film
 * must be announced by the next page.
 */
export function noticeSeen(): void {
  const { shown } = filmNotice;
  if (!shown) return;
  unread.set(shown.id, shown.info.works_id ?? 0);
  void sendMarkedRead();
}

/** Reloads a notice that may have expired addresses. */
async function freshen(notice: FilmNotice): Promise<void> {
  const made = Date.parse(String(notice.info.works_time ?? ''));
  if (!notice.done || !(Date.now() - made > 24 * 60 * 60 * 1000)) return;
  const info = await client.send(searchExport, { tasks_id: notice.taskId }).catch(() => null);
  if (info && filmNotice.shown?.id === notice.id) filmNotice.shown = ref({ ...notice, info });
}

/**
 * Tells the server that the shown films have been seen (NOTICE-05). Only then is the notice deleted from the outbox: until the server
 * knows, a reload shows the film again.
 */
export async function sendMarkedRead(): Promise<void> {
  for (const [id, works_id] of unread) {
    if (sending.has(id)) continue;
    sending.add(id);
    const heard = works_id === 0 ? 'done' : await markRead(works_id);
    sending.delete(id);
    if (heard === 'deleted') takeFromScreen(id);
    // gone if the member has signed out meanwhile
    if (heard === 'later' || !unread.delete(id)) continue;
    markSeen(id);
  }
}

/** @returns `later`: the server did not hear it; `deleted`: the film is gone, so there is nothing to tell */
async function markRead(works_id: number): Promise<'done' | 'deleted' | 'later'> {
  try {
    await client.send(handleExport, { type: EXPORT_ACTION.markRead, works_id });
    return 'done';
  } catch (error) {
    console.warn('the notice could not be marked as read', error);
    const gone = error instanceof ApiError && error.kind === 'refused' && error.code === 404;
    return gone ? 'deleted' : 'later';
  }
}

/** A film that was deleted before its notice was shown, e.g. on another device, is not announced: its player would have nothing to play. */
function takeFromScreen(id: string): void {
  if (filmNotice.shown?.id === id) closeFilmNotice();
}

/** Closes the notice and shows the next one. */
export function closeFilmNotice(): void {
  filmNotice.shown = null;
  showNext();
  void sendMarkedRead();
}

/** Clears the notices when another account signs in. Call once. */
export function followAccount(): void {
  subscribeKey(tasks, 'user', (user) => {
    const all = [filmNotice.shown, ...filmNotice.waiting];
    if (all.some((notice) => notice !== null && notice.user !== user)) clearFilmNotices();
  });
}

/** Removes the notices at sign-out; the same account gets them again. */
export function clearFilmNotices(): void {
  Object.assign(filmNotice, { shown: null, waiting: [], nth: 0 });
  unread.clear();
}

onSignOut(clearFilmNotices);
