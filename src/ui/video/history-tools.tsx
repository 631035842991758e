import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { CLIP_TOOLS, VIDEO_MODES } from '../../api/video-modes.ts';
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
    <IconButton aria-label={t`Search the history`} aria-expanded={open} onClick={toggle}>
      <Search aria-hidden size={19} strokeWidth={1.75} />
    </IconButton>
  );
}

/** The search under the page's head. */
export function SearchRow({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { query, change } = useQuery();
  const tools = [
    ...VIDEO_MODES.map(({ value, label }) => ({ value, label })),
    { value: CLIP_TOOLS.soundEffect, label: t`Sound effect` },
    { value: CLIP_TOOLS.hd, label: t`HD upscale` },
  ];
  return (
    <Suspense fallback={null}>
      <HistorySearch
        label={t`Search your clips`}
        tools={tools}
        query={query}
        change={change}
        onClose={onClose}
      />
    </Suspense>
  );
}
