import { useLingui } from '@lingui/react/macro';
import { Search, SlidersHorizontal, Star, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { HISTORY_SEARCH_CHARACTERS } from '../../api/history-search.ts';
import { EVERYTHING, type HistoryQuery } from '../../store/history-query.ts';
import { Button } from './button.tsx';
import { HistoryFilters, type ToolChoice } from './history-filters.tsx';
import styles from './history-search.module.css';
import { IconButton } from './icon-button.tsx';

const narrows = ({ tool, state, from, to }: HistoryQuery): number =>
  [tool, state, from || to].filter(Boolean).length;

/** Searches a tool's history by words, tool, state, day and star. Escape closes the filters, then ends it. */
export default function HistorySearch({
  label,
  tools,
  query,
  change,
  onClose,
}: {
  /** Names the field. */
  label: string;
  tools: readonly ToolChoice[];
  query: HistoryQuery;
  change: (part: Partial<HistoryQuery>) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const count = narrows(query);
  const [more, setMore] = useState(count > 0);
  const field = useRef<HTMLInputElement>(null);
  const filters = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(query !== EVERYTHING && (query.search !== '' || count > 0 || query.starred));
  useEffect(() => {
    // an address with a search shows its results, without opening the keyboard
    if (!wasAsked.current) field.current?.focus();
  }, []);
  const close = () => {
    change(EVERYTHING);
    onClose();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    if (!more) return close();
    // only what was opened last: the browser would empty the field too
    event.preventDefault();
    setMore(false);
    if (event.target !== field.current) filters.current?.focus();
  };
  return (
    <search className={styles.search} onKeyDown={onKey}>
      <div className={styles.line}>
        <label className={styles.field}>
          <Search aria-hidden size={16} strokeWidth={1.75} />
          <span className="unseen">{label}</span>
          <input
            ref={field}
            type="search"
            dir="auto"
            enterKeyHint="search"
            value={query.search}
            maxLength={HISTORY_SEARCH_CHARACTERS}
            placeholder={t`Search`}
            onChange={({ target }) => change({ search: target.value })}
          />
        </label>
        <IconButton
          aria-label={t`Only starred`}
          aria-pressed={query.starred}
          className={styles.star}
          onClick={() => change({ starred: !query.starred })}
        >
          <Star aria-hidden size={18} strokeWidth={1.75} />
        </IconButton>
        <Button
          ref={filters}
          variant="soft"
          aria-label={t`Filters`}
          aria-expanded={more}
          onClick={() => setMore(!more)}
        >
          <SlidersHorizontal aria-hidden size={16} strokeWidth={1.75} />
          <span className={styles.word}>{t`Filters`}</span>
          {count > 0 && <span className={styles.count}>{count}</span>}
        </Button>
        <IconButton aria-label={t`End the search`} onClick={close}>
          <X aria-hidden size={19} strokeWidth={1.75} />
        </IconButton>
      </div>
      {more && <HistoryFilters query={query} tools={tools} onChange={change} />}
    </search>
  );
}
