import { kindOf } from '../api/task-kind.ts';
import { TASK_KINDS } from '../api/tasks.ts';
import type { EngineDb } from './db.ts';
import { type Claimed, claimNotices, markSeen, markShown } from './engine/outbox.ts';
import { noticeTexts } from './notice-texts.ts';
import { loadPreferences } from './preferences.ts';
import type { EngineEvent, OpenPlace } from './protocol.ts';
import { APP, appWindows, scope } from './scope.ts';

/**
 * Tells the person what has ended: a visible page does it in the app, else the system does, if it may. Without
 * permission the rows wait for the next page.
 */
export async function announce(db: EngineDb, post: (event: EngineEvent) => void): Promise<void> {
  post({ type: 'notice' });
  if ((await appWindows()).some(({ visibilityState }) => visibilityState === 'visible')) return;
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const { language } = await loadPreferences(db);
  for (const claimed of await claimNotices(db, 'sw', Date.now())) {
    await show(claimed, language);
    await markShown(db, claimed.id, Date.now());
  }
}

function show({ id, task, again }: Claimed, language: 'en' | 'zh'): Promise<void> {
  const texts = noticeTexts(language, task.kind, task.final);
  return scope.registration.showNotification(texts.title, {
    body: task.context.prompt ?? '',
    tag: id,
    lang: language,
    silent: again,
    icon: `${APP}icons/icon-192.png`,
    badge: `${APP}icons/badge.png`,
    data: { id, place: kindOf(TASK_KINDS, task.kind)?.place(task.context) ?? '/square' },
  });
}

/** A click on a notification leads to the thing: in an open window if there is one, else in a new one. */
export async function openPlace(db: EngineDb, notification: Notification): Promise<void> {
  notification.close();
  const { id, place } = notification.data as { id?: string; place?: string };
  if (id) await markSeen(db, id);
  const address = `${APP}#${place ?? '/square'}`;
  const [open] = await appWindows();
  if (!open) {
    await scope.clients.openWindow(address);
    return;
  }
  await open.focus();
  open.postMessage({ type: 'open', place: place ?? '/square' } satisfies OpenPlace);
}
