import { PAYMENT_NOTICE } from '../api/payment-notice.ts';
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
import { inTray } from './tray.ts';

type Language = 'en' | 'zh';

/** The data a notification carries for its click. */
export interface NoticeData {
  /** The id of the outbox row, and the key of the task. */
  id: string;
  key: string;
  place: string;
  /** Where its buttons lead, by name. */
  actions: Readonly<Record<string, string>>;
  /** A page has to show the result itself before it counts as seen. */
  keeps: boolean;
}

/** `actions` is in the standard but not in the types, because not every system shows buttons. */
interface Options extends NotificationOptions {
  actions: { action: string; title: string }[];
}

/**
 * Announces ended tasks: a visible page does it in the app, otherwise the system shows a notification. Without permission, or
 * if its kind is switched off, a notice waits for the next page.
 */
export async function announce(
  deps: Pick<EngineDeps, 'db' | 'post' | 'clientFor' | 'clock' | 'log'>,
): Promise<void> {
  const { db, post, clock } = deps;
  post({ type: 'notice' });
  if ((await appWindows()).some(({ visibilityState }) => visibilityState === 'visible')) return;
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const [{ language }, settings] = await Promise.all([loadPreferences(db), readNoticeSettings(db)]);
  const all = await claimNotices(db, 'sw', clock.now(), (kind) => isWanted(settings, kind));
  for (const claimed of all) {
    const { task } = claimed;
    await showNotice(claimed, language, {
      ...noticeTexts(language, task),
      silent: claimed.again,
    });
    await markShown(db, claimed.id, clock.now());
  }
  await acknowledge(deps, all);
}

/** The fields of a task that a notification needs. */
export type ShownTask = Pick<TaskRow, 'id' | 'key' | 'kind' | 'final' | 'context' | 'result'>;

/** Shows a notification about a task, replacing an earlier one about it. */
export function showNotice(
  { id, task }: { id: string; task: ShownTask },
  language: Language,
  { title, body, silent }: { title: string; body: string; silent: boolean },
): Promise<void> {
  const kind = kindOf(TASK_KINDS, task.kind);
  const actions = task.final === 'done' ? (kind?.actions ?? []) : [];
  const data: NoticeData = {
    id,
    key: task.key,
    place: kind?.place(task) ?? '/square',
    actions: Object.fromEntries(actions.map(({ name, place }) => [name, place(task)])),
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
    actions: actions.map(({ name }) => ({ action: name, title: actionText(language, name) })),
  };
  return inTray(() => scope.registration.showNotification(title, options));
}

/** Shows that a payment has arrived. A click opens the message about it. */
export function showPayment(
  tag: string,
  language: Language,
  { silent = false }: { silent?: boolean } = {},
): Promise<void> {
  const data: Partial<NoticeData> = { place: PAYMENT_NOTICE.place };
  return inTray(() =>
    scope.registration.showNotification(PAYMENT_NOTICE.words[language].done, {
      tag,
      silent,
      lang: language,
      icon: `${APP}icons/icon-192.png`,
      badge: `${APP}icons/badge.png`,
      data,
    }),
  );
}

/** Shows a notification that is not about a task: a test, or a push that names nothing. A click opens the app. */
export function showPlain(
  which: keyof typeof plainTexts,
  language: Language,
  { silent = false }: { silent?: boolean } = {},
): Promise<void> {
  return inTray(() =>
    scope.registration.showNotification(plainTexts[which][language], {
      tag: which,
      silent,
      lang: language,
      icon: `${APP}icons/icon-192.png`,
      badge: `${APP}icons/badge.png`,
    }),
  );
}

/** Closes the notifications about an end that the person has seen in the app. */
export function closeNotifications(id: string): Promise<void> {
  return inTray(async () => {
    for (const notification of await scope.registration.getNotifications({ tag: id })) notification.close();
  });
}
