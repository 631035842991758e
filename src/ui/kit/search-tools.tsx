import { Search } from 'lucide-react';
import { Suspense, useState } from 'react';
import { EVERYTHING, type HistoryQuery, isEverything } from '../../store/history-query.ts';
import type { ToolChoice } from './history-filters.tsx';
import { IconButton } from './icon-button.tsx';
import { later } from './later.ts';
import { focusAnchor } from './return-focus.ts';

const HistorySearch = later(() => import('./history-search.tsx'));

/** Id of the button, which a page has once. */
const TOGGLE = 'history-search-toggle';

/** A page's search query, and how to change it. */
export interface Searching {
  query: HistoryQuery;
  change: (part: Partial<HistoryQuery>) => void;
}

/** Whether the search is open; with a query it always is. */
export function useSearchOpen({ query }: Searching) {
  const [opened, setOpened] = useState(false);
  return { open: opened || !isEverything(query), setOpened };
}

/** The page head's button that opens and closes the search. */
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
    <IconButton id={TOGGLE} aria-label={label} aria-expanded={open} onClick={toggle}>
      <Search aria-hidden size={19} strokeWidth={1.75} />
    </IconButton>
  );
}

/** The search, loaded when it is first opened. After it, the focus is at the button that opens it again. */
export function SearchRow({
  onClose,
  ...search
}: Searching & { label: string; tools: readonly ToolChoice[]; onClose: () => void }) {
  const close = () => {
    onClose();
    focusAnchor(TOGGLE);
  };
  return (
    <Suspense fallback={null}>
      <HistorySearch {...search} onClose={close} />
    </Suspense>
  );
}
