import { withEndedMark } from '../api/ended-mark.ts';
import type { EngineDb } from './db.ts';
import type { EngineDeps } from './engine/deps.ts';
import { markSeen } from './engine/outbox.ts';
import { publish } from './engine/publish.ts';
import type { NoticeData } from './notify.ts';
import type { AskPlace, OpenPlace } from './protocol.ts';
import { APP, appWindows, scope } from './scope.ts';

/** Milliseconds that a window has to answer; a frozen one does not. */
const PATIENCE = 300;

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
  const window = await windowFor(place);
  if (!window) {
    await scope.clients.openWindow(`${APP}#${id ? withEndedMark(place) : place}`);
    return;
  }
  // first, since a browser may refuse the focus: the press is some time ago, or another window asks something
  window.postMessage({ type: 'open', place } satisfies OpenPlace);
  await window
    .focus()
    .catch((error: unknown) => console.warn('the window of a notification got no focus', error));
  // the window that now has focus shows the result itself
  if (keeps) post({ type: 'notice' });
}

/** The window that shows the place already, so that no other one is led away from its work; else the one that had the focus last. */
async function windowFor(place: string): Promise<WindowClient | undefined> {
  const windows = await appWindows();
  if (windows.length < 2) return windows[0];
  const shown = await Promise.all(windows.map(placeOf));
  // a place without a query is the page in any of its states, e.g. with a search
  const at = shown.findIndex((one) => one === place || (!place.includes('?') && one.split('?')[0] === place));
  return windows[Math.max(0, at)];
}

/** The route that a window shows; empty if it does not answer. */
const placeOf = (window: WindowClient): Promise<string> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (place: string) => {
      clearTimeout(timer);
      port1.close();
      resolve(place);
    };
    const timer = setTimeout(() => end(''), PATIENCE);
    port1.onmessage = ({ data }) => end(String(data));
    window.postMessage({ type: 'where' } satisfies AskPlace, [port2]);
  });
