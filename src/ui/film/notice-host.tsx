import { Suspense, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { followExports } from '../../store/film/export/follow.ts';
import { tasks } from '../../store/tasks/tasks.ts';
import { later } from '../kit/later.ts';
import { styled } from '../theme/styled.tsx';

const Notices = later(styled(() => import('./notices.tsx')));

followExports();

/** Shows finished and failed films on any page; loaded with the first one (NOTICE-01). */
export function FilmNoticeHost() {
  const { notices } = useSnapshot(tasks);
  const [come, setCome] = useState(false);
  const waiting = notices.some(({ task }) => task.kind === 'export');
  useEffect(() => {
    if (waiting) setCome(true);
  }, [waiting]);
  return <Suspense fallback={null}>{(come || waiting) && <Notices />}</Suspense>;
}
