import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './full-note.module.css';

/** What a full field says: text that is pasted beyond its limit would be gone without a word. @returns empty while there is room */
export function useFullWords(text: string, most: number): string {
  const { t } = useLingui();
  return text.length >= most ? t`The field is full. Text beyond that is left out.` : '';
}

/** The line below a text box that says when it is full. Nothing while there is room. */
export function FullNote({ text, most }: { text: string; most: number }) {
  const full = useFullWords(text, most);
  return full && <NoRoom>{full}</NoRoom>;
}

/** The line below a text box that says why something is not in it. */
export const NoRoom = ({ children }: { children: ReactNode }) => (
  <p data-ui="full-note" role="alert" className={styles.note}>
    {children}
  </p>
);
