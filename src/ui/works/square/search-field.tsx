import { useLingui } from '@lingui/react/macro';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { WORKS_SEARCH_MOST } from '../../../api/works.ts';
import { IconButton } from '../../kit/icon-button.tsx';
import { usePanel } from '../../router/panel.ts';
import { useWorkInAddress } from '../viewer/work-address.ts';
import styles from './search-field.module.css';
import { showWords } from './square-address.ts';

/** Milliseconds after the last keystroke; Enter searches at once. */
const PAUSE = 350;

/** Searches works by their words and authors. @param asked the words that are searched now */
export function SearchField({ asked }: { asked: string }) {
  const { t } = useLingui();
  const [words, setWords] = useState(asked);
  const [last, setLast] = useState(asked);
  // another search by Back or a link; what is typed leads to the same words, but may have a space behind them
  if (asked !== last) {
    setLast(asked);
    if (asked !== words.trim()) setWords(asked);
  }
  const field = useRef<HTMLInputElement>(null);
  const composing = useRef(false);
  const isCovered = useIsCovered();
  useEffect(() => {
    // What is open over the square has an entry of its own in the history: written there, the search would be gone once it is closed, and
    // meanwhile the work would be taken out of the list that it was chosen from. It waits, and begins below what is closed.
    if (isCovered) return;
    const timer = setTimeout(() => {
      // not during an input method's composition
      if (!composing.current) showWords(words);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [words, isCovered]);
  const clear = () => {
    setWords('');
    showWords('');
    field.current?.focus();
  };
  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        showWords(words);
      }}
    >
      <Search aria-hidden size={16} strokeWidth={1.75} />
      <input
        ref={field}
        type="search"
        dir="auto"
        enterKeyHint="search"
        aria-label={t`Search works`}
        placeholder={t`Search works`}
        maxLength={WORKS_SEARCH_MOST}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onCompositionStart={() => {
          composing.current = true;
        }}
        onCompositionEnd={({ currentTarget }) => {
          composing.current = false;
          showWords(currentTarget.value);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Escape' && words) clear();
        }}
      />
      {words && (
        <IconButton aria-label={t`Clear the search`} onClick={clear}>
          <X aria-hidden strokeWidth={1.75} />
        </IconButton>
      )}
    </form>
  );
}

/** Whether a work or a panel is open over the square. */
function useIsCovered(): boolean {
  const panel = usePanel();
  return useWorkInAddress() > 0 || panel !== null;
}
