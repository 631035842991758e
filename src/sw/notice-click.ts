import type { EngineDb } from './db.ts';
import type { EngineDeps } from './engine/deps.ts';
import { markSeen } from './engine/outbox.ts';
import { publish } from './engine/publish.ts';
import type { NoticeData } from './notify.ts';
import type { OpenPlace } from './protocol.ts';
import { APP, appWindows, scope } from './scope.ts';

type Deps = Pick<EngineDeps, 'post'> & { db: EngineDb };

/** Handles a click on a notification: opens the task's place, or that of the button that was pressed. */
export async function onNoticeClick(
  deps: Deps,
  { notification, action }: { notification: Notification; action: string },
): Promise<void> {
  notification.close();
  const data = (notification.data ?? {}) as Partial<NoticeData>;
  const place = data.actions?.[action] ?? data.place;
  await open(deps, { ...data, ...(place === undefined ? {} : { place }) });
}

/** Opens the place in an existing window, or in a new one. */
async function open(
  { db, post }: Deps,
  { id, place = '/square', keeps }: Partial<NoticeData>,
): Promise<void> {
  if (id && !keeps) publish({ post }, await markSeen(db, id));
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
