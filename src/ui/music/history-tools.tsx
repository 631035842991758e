import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { MUSIC_TOOLS } from '../../api/music-tools.ts';
import { session } from '../../store/account/session-state.ts';
import { EVERYTHING, isEverything } from '../../store/history-query.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { useQuery } from './use-query.ts';

const HistorySearch = lazy(() => import('../kit/history-search.tsx'));

/** Whether the search is open. One with a query always is. */
export function useSearchOpen() {
  const { query } = useQuery();
  const [opened, setOpened] = useState(false);
  return { open: opened || !isEverything(query), setOpened };
}

/** The page head's button for the search. */
export function HistoryTools({ open, onOpen }: { open: boolean; onOpen: (open: boolean) => void }) {
  const { t } = useLingui();
  const { token } = useSnapshot(session);
  const { change } = useQuery();
  if (!token) return null;
  const toggle = () => {
    if (open) change(EVERYTHING);
    onOpen(!open);
  };
  return (
    <IconButton aria-label={t`Search your music`} aria-expanded={open} onClick={toggle}>
      <Search aria-hidden size={19} strokeWidth={1.75} />
    </IconButton>
  );
}

/** The search above the list. */
export function SearchRow({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { query, change } = useQuery();
  return (
    <Suspense fallback={null}>
      <HistorySearch
        label={t`Search your music`}
        tools={MUSIC_TOOLS.map(({ tool, name }) => ({ value: tool, label: name }))}
        query={query}
        change={change}
        onClose={onClose}
      />
    </Suspense>
  );
}
