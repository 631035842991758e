import { Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { refreshPoints } from '../../store/account/points.ts';
import { browser } from '../../store/browser.ts';
import {
  filmNotice,
  followAccount,
  sendMarkedRead,
  takeFilmNotices,
} from '../../store/film/export/film-notice.ts';
import { refreshUnread } from '../../store/messages/messages.ts';
import { tasks } from '../../store/tasks/tasks.ts';
import { report } from '../errors/error-policy.ts';
import { later } from '../kit/later.ts';
import { isFilmOpen } from './film-address.ts';

const NoticeDialog = later(() => import('./notice-dialog.tsx'));

followAccount();

/** Shows the films that this page has claimed, one after another. */
export default function Notices() {
  const { notices } = useSnapshot(tasks);
  const { online } = useSnapshot(browser);
  const { shown } = useSnapshot(filmNotice);
  useEffect(() => {
    if (notices.length === 0 || !tasks.notices.some(({ task }) => task.kind === 'export')) return;
    takeFilmNotices(isFilmOpen);
    const quietly = (error: unknown) => report(error, { background: true });
    // the end of an export settles or refunds its points, and may have brought a message (EXPORT-15)
    refreshPoints().catch(quietly);
    refreshUnread().catch(quietly);
  }, [notices]);
  useEffect(() => {
    if (online) void sendMarkedRead();
  }, [online]);
  return <Suspense fallback={null}>{shown && <NoticeDialog key={shown.id} />}</Suspense>;
}
