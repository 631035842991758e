import { kindOf } from '../api/task-kind.ts';
import { TASK_KINDS } from '../api/tasks.ts';
import { acknowledge } from './engine/acknowledge.ts';
import type { EngineDeps } from './engine/deps.ts';
import { claimNotices, markShown } from './engine/outbox.ts';
import { isWanted, readNoticeSettings } from './notice-settings.ts';
import { actionText, noticeTexts, plainTexts } from './notice-texts.ts';
import { loadPreferences } from './preferences.ts';
import type { TaskRow } from './protocol.ts';
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
 * permission, or where its switch is off, a row waits for the next page.
 */
export async function announce(deps: Pick<EngineDeps, 'db' | 'post' | 'clientFor' | 'log'>): Promise<void> {
  const { db, post } = deps;
  post({ type: 'notice' });
  if ((await appWindows()).some(({ visibilityState }) => visibilityState === 'visible')) return;
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const [{ language }, settings] = await Promise.all([loadPreferences(db), readNoticeSettings(db)]);
  const all = await claimNotices(db, 'sw', Date.now(), (kind) => isWanted(settings, kind));
  for (const claimed of all) {
    const { task } = claimed;
    await showNotice(claimed, language, {
      ...noticeTexts(language, task),
      silent: claimed.again,
      without: [],
    });
    await markShown(db, claimed.id, Date.now());
  }
  await acknowledge(deps, all);
}

/** What a notification needs of a task. */
export type ShownTask = Pick<TaskRow, 'id' | 'key' | 'kind' | 'final' | 'context' | 'result'>;

/**
 * Shows a notification about a task; one of the same task gives way to it.
 * @param without names of the buttons that make no sense any more
 */
export function showNotice(
  { id, task }: { id: string; task: ShownTask },
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

/** A notification that is about no task: a test, or a wake-up with nothing to say. It leads to the app. */
export function showPlain(
  which: keyof typeof plainTexts,
  language: Language,
  { silent = false }: { silent?: boolean } = {},
): Promise<void> {
  return scope.registration.showNotification(plainTexts[which][language], {
    tag: which,
    silent,
    lang: language,
    icon: `${APP}icons/icon-192.png`,
    badge: `${APP}icons/badge.png`,
  });
}

/** The person has seen it in the app: what the system still shows of it goes. */
export async function closeNotifications(id: string): Promise<void> {
  for (const notification of await scope.registration.getNotifications({ tag: id })) notification.close();
}
