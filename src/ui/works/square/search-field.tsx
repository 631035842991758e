import { useLingui } from '@lingui/react/macro';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { WORKS_SEARCH_MOST } from '../../../api/works.ts';
import { squareQuery } from '../../../store/works/square.ts';
import { IconButton } from '../../kit/icon-button.tsx';
import styles from './search-field.module.css';

/** Milliseconds after the last keystroke; Enter searches at once. */
const PAUSE = 350;

const search = (text: string): void => {
  squareQuery.words = text.trim();
};

/** Searches works by their words and authors. */
export function SearchField() {
  const { t } = useLingui();
  const [words, setWords] = useState(squareQuery.words);
  const field = useRef<HTMLInputElement>(null);
  const composing = useRef(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      // not during an input method's composition
      if (!composing.current) search(words);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [words]);
  const clear = () => {
    setWords('');
    search('');
    field.current?.focus();
  };
  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        search(words);
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
          search(currentTarget.value);
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
