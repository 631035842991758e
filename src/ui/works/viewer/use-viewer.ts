import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Work } from '../../../api/works.ts';
import { browser } from '../../../store/browser.ts';
// hears what other tabs delete and bring back
import '../../../store/works/delete-work.ts';
import { forgetShownWork, shownWork, showWork } from '../../../store/works/shown-work.ts';
import { goneWorks } from '../../../store/works/work-facts.ts';
import { report } from '../../errors/error-policy.ts';
import { closeWork, openWork, turnToWork, useWorkInAddress } from './work-address.ts';

/** What the viewer shows: the list with the open work in it, or why there is none. */
export interface Viewed {
  works: readonly Work[];
  index: number;
  state: 'ready' | 'loading' | 'gone' | 'failed';
}

/** The work that is open over a page: by its address or, if it has no id, by the object. @param list the works of the page */
export function useViewer(list: readonly Work[]) {
  const id = useWorkInAddress();
  const [withoutId, setWithoutId] = useState<Work | null>(null);
  const { online } = useSnapshot(browser);
  const linked = useSnapshot(shownWork);
  const work = linked.work as Work | null;
  // a link may name a work that is not in the list, or not yet: it is put first
  const works = useMemo(
    () => (work && !list.some(({ work_id }) => work_id === work.work_id) ? [work, ...list] : list),
    [work, list],
  );
  const index = withoutId ? works.indexOf(withoutId) : works.findIndex(({ work_id }) => work_id === id);
  const { ids: gone } = useSnapshot(goneWorks);
  const isOpen = id > 0 || withoutId !== null;
  const missing = id > 0 && index < 0;
  const again = useCallback(() => {
    showWork(id).catch((error: unknown) => report(error, { background: true }));
  }, [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: coming back online reads anew
  useEffect(() => {
    if (missing) again();
  }, [missing, online, again]);
  useEffect(() => {
    if (isOpen) return;
    forgetShownWork();
    // asked anew when it is opened again
    goneWorks.ids = {};
  }, [isOpen]);

  /** Opens a work without an id, which an address cannot name; the fault of the list (SQUARE-17). */
  const showWithoutId = useCallback((one: Work) => {
    console.warn('[works] a work without an id:', one.name);
    setWithoutId(one);
  }, []);
  const open = useCallback(
    (one: Work) => (one.work_id ? openWork(one.work_id) : showWithoutId(one)),
    [showWithoutId],
  );
  const turn = useCallback(
    (one: Work) => {
      if (!one.work_id) return showWithoutId(one);
      setWithoutId(null);
      turnToWork(one.work_id);
    },
    [showWithoutId],
  );
  const close = useCallback(() => {
    setWithoutId(null);
    closeWork();
  }, []);
  const found: Viewed = gone[id]
    ? { works: [], index: 0, state: 'gone' }
    : index >= 0
      ? { works, index, state: 'ready' }
      : { works: [], index: 0, state: notFound(linked, id) };
  return { isOpen, view: found, open, turn, close, again };
}

const notFound = (linked: { id: number; state: string }, id: number): Viewed['state'] =>
  linked.id === id && (linked.state === 'gone' || linked.state === 'failed') ? linked.state : 'loading';
