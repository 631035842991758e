import { kindOf } from '../api/task-kind.ts';
import { TASK_KINDS } from '../api/tasks.ts';
import type { EngineDb } from './db.ts';
import { claimNotices, markShown } from './engine/outbox.ts';
import { actionText, noticeTexts } from './notice-texts.ts';
import { loadPreferences } from './preferences.ts';
import type { EngineEvent, Notice } from './protocol.ts';
import { APP, appWindows, scope } from './scope.ts';

type Language = 'en' | 'zh';

/** What a notification carries for its click. */
export interface NoticeData {
  /** Of the outbox row, and of the task. */
  id: string;
  key: string;
  place: string;
  /** A page has to show the thing itself before it counts as seen. */
  keeps: boolean;
}

/** `actions` is in the standard and not in the types: not every system shows buttons. */
interface Options extends NotificationOptions {
  actions: { action: string; title: string }[];
}

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
    const { task } = claimed;
    await showNotice(claimed, language, {
      ...noticeTexts(language, task),
      silent: claimed.again,
      without: [],
    });
    await markShown(db, claimed.id, Date.now());
  }
}

/**
 * Shows a notification about a task; one of the same task gives way to it.
 * @param without names of the buttons that make no sense any more
 */
export function showNotice(
  { id, task }: Notice,
  language: Language,
  {
    title,
    body,
    silent,
    without,
  }: { title: string; body: string; silent: boolean; without: readonly string[] },
): Promise<void> {
  const kind = kindOf(TASK_KINDS, task.kind);
  const actions = task.final === 'done' ? (kind?.actions ?? []) : [];
  const data: NoticeData = {
    id,
    key: task.key,
    place: kind?.place(task) ?? '/square',
    keeps: kind?.keeps ?? false,
  };
  const options: Options = {
    body,
    tag: id,
    lang: language,
    silent,
    icon: `${APP}icons/icon-192.png`,
    badge: `${APP}icons/badge.png`,
    data,
    actions: actions
      .filter(({ name }) => !without.includes(name))
      .map(({ name }) => ({ action: name, title: actionText(language, name) })),
  };
  return scope.registration.showNotification(title, options);
}

/** The person has seen it in the app: what the system still shows of it goes. */
export async function takeBack(id: string): Promise<void> {
  for (const notification of await scope.registration.getNotifications({ tag: id })) notification.close();
}
