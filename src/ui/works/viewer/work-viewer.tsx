import { Suspense, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Work } from '../../../api/works.ts';
import type { PagedList } from '../../../store/paged-list.ts';
import type { HomeOfList } from '../../../store/works/works-list.ts';
import { report } from '../../errors/error-policy.ts';
import { later } from '../../kit/later.ts';
import { useTabTitle } from '../../kit/tab-title.ts';
import { styled } from '../../theme/styled.tsx';
import type { useViewer, Viewed } from './use-viewer.ts';

const Viewer = later(styled(() => import('./viewer.tsx')));

/** The next page is loaded this many works before the end of the list. */
const AHEAD = 4;

/** The viewer over a page of works, mounted until the exit animation of the last work is over. */
export function WorkViewer({
  viewer: { isOpen, view, turn, close, again },
  list,
}: {
  viewer: ReturnType<typeof useViewer>;
  list: PagedList<Work, HomeOfList>;
}) {
  const shown = isOpen ? view.works[view.index] : undefined;
  useTabTitle('over', shown?.name ?? '', shown?.user_nickname ?? '');
  const [there, setThere] = useState(false);
  const { hasNext } = useSnapshot(list.state);
  const last = useRef<Viewed>(view);
  const nearEnd = isOpen && view.state === 'ready' && view.index >= view.works.length - AHEAD;
  useEffect(() => {
    if (isOpen) setThere(true);
  }, [isOpen]);
  useEffect(() => {
    if (nearEnd && hasNext) list.loadOlder().catch((error: unknown) => report(error, { background: true }));
  }, [nearEnd, hasNext, list]);
  // the last work stays during the exit animation
  if (isOpen) last.current = view;
  if (!isOpen && !there) return null;
  return (
    <Suspense fallback={null}>
      <Viewer
        open={isOpen}
        view={last.current}
        onTurn={turn}
        onAgain={again}
        onClose={close}
        onClosed={() => setThere(false)}
      />
    </Suspense>
  );
}
