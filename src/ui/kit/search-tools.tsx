import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { EVERYTHING, type HistoryQuery, isEverything } from '../../store/history-query.ts';
import type { ToolChoice } from './history-filters.tsx';
import { IconButton } from './icon-button.tsx';

const HistorySearch = lazy(() => import('./history-search.tsx'));

/** What a page is searched for, and how that changes. */
export interface Searching {
  query: HistoryQuery;
  change: (part: Partial<HistoryQuery>) => void;
}

/** Whether the search is open. One with a query always is. */
export function useSearchOpen({ query }: Searching) {
  const [opened, setOpened] = useState(false);
  return { open: opened || !isEverything(query), setOpened };
}

/** The page head's button that opens and ends the search. */
export function SearchToggle({
  label,
  open,
  onOpen,
  change,
}: Pick<Searching, 'change'> & { label: string; open: boolean; onOpen: (open: boolean) => void }) {
  const toggle = () => {
    if (open) change(EVERYTHING);
    onOpen(!open);
  };
  return (
    <IconButton aria-label={label} aria-expanded={open} onClick={toggle}>
      <Search aria-hidden size={19} strokeWidth={1.75} />
    </IconButton>
  );
}

/** The search itself, loaded when it is opened. */
export function SearchRow(
  props: Searching & { label: string; tools: readonly ToolChoice[]; onClose: () => void },
) {
  return (
    <Suspense fallback={null}>
      <HistorySearch {...props} />
    </Suspense>
  );
}
