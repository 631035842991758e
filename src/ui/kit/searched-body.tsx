import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../store/account/session-state.ts';
import { EVERYTHING, isEverything } from '../../store/history-query.ts';
import type { PagedList } from '../../store/paged-list.ts';
import type { SearchedList } from '../../store/searched-list.ts';
import { EmptyState } from './empty-state.tsx';
import { useSearchingFor } from './history-address.ts';
import { LoadFailed } from './load-failed.tsx';
import { SearchNote } from './search-note.tsx';
import type { Searching } from './search-tools.tsx';

interface Words {
  /** The text for a list that could not be read. */
  failed: string;
  /** The text that nothing is lost. */
  safe: ReactNode;
  searchFailed: ReactNode;
  nothing: ReactNode;
  /** The text that older rows are searched as they load. */
  older: ReactNode;
}

interface Shows<Item> {
  list: PagedList<Item>;
  searched: SearchedList<Item>;
  searching: Searching;
  /** Reads the list again. */
  onRead: () => void;
  /** For visitors and empty lists. */
  examples: ReactNode;
  loading: ReactNode;
  /** @param head rendered above the rows */
  rows: (list: PagedList<Item>, head?: ReactNode) => ReactNode;
  words: Words;
}

/** The content of a page with a list: the rows, the search results, or why there are none. */
export function SearchedBody<Item extends object>(shows: Shows<Item>) {
  const { list, searched, searching, onRead, examples, loading, rows, words } = shows;
  const { token } = useSnapshot(session);
  const { items, state, cached } = useSnapshot(list.state);
  useSearchingFor(searching.query, searched.run);
  if (!token) return examples;
  if (!isEverything(searching.query)) return <Results {...shows} />;
  if (items.length > 0) return rows(list);
  if (state === 'ready' || (state === 'failed' && cached)) return examples;
  if (state !== 'failed') return loading;
  return (
    <LoadFailed title={words.failed} onRetry={onRead}>
      {words.safe}
    </LoadFailed>
  );
}

/** The search results, or that there are none. */
function Results<Item extends object>({ searched, searching, loading, rows, words }: Shows<Item>) {
  const { t } = useLingui();
  const { items, state, hasNext } = useSnapshot(searched.found.state);
  const { reach } = useSnapshot(searched.search);
  const note = (
    <SearchNote reach={reach} hasNext={hasNext}>
      {words.older}
    </SearchNote>
  );
  if (items.length > 0 || (state === 'ready' && hasNext)) return rows(searched.found, note);
  if (state !== 'ready' && state !== 'failed') return loading;
  return (
    <EmptyState
      heading="h2"
      role="status"
      title={state === 'failed' ? words.searchFailed : <Trans>Nothing found</Trans>}
      more={note}
      action={{ label: t`Show everything`, run: () => searching.change(EVERYTHING) }}
    >
      {words.nothing}
    </EmptyState>
  );
}
