import { useLingui } from '@lingui/react/macro';
import { LayoutGrid, Rows3, Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { DRAW_TOOLS } from '../../api/draw-models.ts';
import { session } from '../../store/account/session-state.ts';
import { chooseLook, historyLook } from '../../store/draw/history-look.ts';
import { EVERYTHING, isEverything } from '../../store/history-query.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { toolWords } from '../kit/tool-words.ts';
import { useQuery } from './use-query.ts';

const HistorySearch = lazy(() => import('../kit/history-search.tsx'));

/** Whether the search is open. One with a query always is. */
export function useSearchOpen() {
  const { query } = useQuery();
  const [opened, setOpened] = useState(false);
  return { open: opened || !isEverything(query), setOpened };
}

/** The page head's buttons: search, and how the history is shown. */
export function HistoryTools({ open, onOpen }: { open: boolean; onOpen: (open: boolean) => void }) {
  const { t } = useLingui();
  const { token } = useSnapshot(session);
  const { look } = useSnapshot(historyLook);
  const { change } = useQuery();
  if (!token) return null;
  const Look = look === 'grid' ? Rows3 : LayoutGrid;
  const toggle = () => {
    if (open) change(EVERYTHING);
    onOpen(!open);
  };
  return (
    <>
      <IconButton aria-label={t`Search the history`} aria-expanded={open} onClick={toggle}>
        <Search aria-hidden size={19} strokeWidth={1.75} />
      </IconButton>
      <IconButton
        aria-label={look === 'grid' ? t`Show records` : t`Show as a grid`}
        onClick={() => chooseLook(look === 'grid' ? 'records' : 'grid')}
      >
        <Look aria-hidden size={19} strokeWidth={1.75} />
      </IconButton>
    </>
  );
}

/** The search under the page's head. */
export function SearchRow({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { query, change } = useQuery();
  return (
    <Suspense fallback={null}>
      <HistorySearch
        label={t`Search your pictures`}
        tools={DRAW_TOOLS.map(({ value, name }) => ({
          value,
          label: toolWords({ tool: value, toolName: name }, i18n),
        }))}
        query={query}
        change={change}
        onClose={onClose}
      />
    </Suspense>
  );
}
