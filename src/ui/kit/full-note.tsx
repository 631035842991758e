import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { cutTo } from '../../api/cut-text.ts';
import styles from './full-note.module.css';

/** The events of a text box in which text arrives; in a full one the first is all that a key causes. */
const TYPING = ['beforeinput', 'input', 'change'] as const;

/**
 * What a full field says: text that is pasted beyond its limit would be gone without a word.
 * @returns empty while there is room, and of a text that was exactly as long when it was loaded: of that one nothing is left out
 */
export function useFullWords(text: string, most: number): string {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    const onTyping = (event: Event) => {
      const { target } = event;
      if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)) return;
      if (event instanceof InputEvent && event.inputType.startsWith('delete')) return;
      if (target.value.length >= most) setTyped(cutTo(target.value, most));
    };
    for (const name of TYPING)
      document.addEventListener(name, onTyping, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [most]);
  return text.length >= most && typed === text ? t`The field is full. Text beyond that is left out.` : '';
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
