import { ApiError } from '../api/errors.ts';
import { type ActionCall, kindOf } from '../api/task-kind.ts';
import { TASK_KINDS } from '../api/tasks.ts';
import type { EngineDb } from './db.ts';
import { amend } from './engine/amend.ts';
import { authIn, canPoll } from './engine/auth.ts';
import type { EngineDeps } from './engine/deps.ts';
import { markSeen } from './engine/outbox.ts';
import { actionOutcome } from './notice-texts.ts';
import { type NoticeData, showNotice } from './notify.ts';
import { loadPreferences } from './preferences.ts';
import type { OpenPlace } from './protocol.ts';
import { APP, appWindows, scope } from './scope.ts';

type Deps = Pick<EngineDeps, 'clientFor' | 'post'> & { db: EngineDb };

/** Handles a click on a notification: opens the task's place, or runs a button's action without a page. */
export async function onNoticeClick(
  deps: Deps,
  { notification, action }: { notification: Notification; action: string },
): Promise<void> {
  notification.close();
  const data = (notification.data ?? {}) as Partial<NoticeData>;
  if (action && (await act(deps, data, action))) return;
  await open(deps, data);
}

/** Opens the place in an existing window, or in a new one. */
async function open(
  { db, post }: Deps,
  { id, place = '/square', keeps }: Partial<NoticeData>,
): Promise<void> {
  if (id && !keeps) {
    const delta = await markSeen(db, id);
    if (delta.changes.length > 0) post({ type: 'delta', ...delta });
  }
  const [window] = await appWindows();
  if (!window) {
    await scope.clients.openWindow(`${APP}#${place}`);
    return;
  }
  await window.focus();
  window.postMessage({ type: 'open', place } satisfies OpenPlace);
  // the window that now has focus shows the result itself
  if (keeps) post({ type: 'notice' });
}

/** Sends a button's call as the signed-in account and shows the outcome. @returns false if it cannot be sent */
async function act(deps: Deps, { id = '', key = '' }: Partial<NoticeData>, action: string): Promise<boolean> {
  const { db, clientFor, post } = deps;
  const { auth, task } = await db.read(async (tx) => ({
    auth: await authIn(tx),
    task: await tx.objectStore('tasks').get(key),
  }));
  const kind = task && kindOf(TASK_KINDS, task.kind);
  const send = kind?.actions.find(({ name }) => name === action)?.send;
  const input = task && send?.input(task);
  if (!task || !send || !input || !canPoll(auth) || task.user !== auth.user) return false;
  const { language } = await loadPreferences(db);
  const failure = await sendAction(clientFor(auth.token), send, input);
  if (failure === null) {
    const delta = await amend(db, key, send.result);
    if (delta.changes.length > 0) post({ type: 'delta', ...delta });
  }
  await showNotice({ id, task }, language, {
    ...actionOutcome(language, action, failure, task.context.prompt ?? ''),
    silent: true,
    without: failure === null ? [action] : [],
  });
  return true;
}

/** @returns null on success; otherwise the server's message, which may be empty */
async function sendAction(
  client: ReturnType<Deps['clientFor']>,
  { call }: ActionCall,
  input: unknown,
): Promise<string | null> {
  try {
    await client.send(call, input);
    return null;
  } catch (error) {
    return error instanceof ApiError && error.kind === 'refused' ? error.message : '';
  }
}
