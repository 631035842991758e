import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { cutTo } from '../../api/cut-text.ts';
import styles from './full-note.module.css';

/** The events of a text box in which text arrives; in a full one the first is all that a key causes. */
const TYPING = ['beforeinput', 'input', 'change'] as const;

/**
 * The text with which somebody's typing or pasting last filled a box: what went beyond it is gone without a word. One that was as long
 * when it was loaded is complete. Whoever cuts a text before it is loaded says so at that place.
 * @returns null before a box was filled
 */
export function useFilledText(most: number): string | null {
  const [filled, setFilled] = useState<string | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    const onTyping = (event: Event) => {
      const { target } = event;
      if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)) return;
      if (event instanceof InputEvent && event.inputType.startsWith('delete')) return;
      if (target.value.length >= most) setFilled(cutTo(target.value, most));
    };
    for (const name of TYPING)
      document.addEventListener(name, onTyping, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [most]);
  return filled;
}

/** What a full field says. @returns empty while there is room, and of a text of which nothing was left out */
export function useFullWords(text: string, most: number): string {
  const { t } = useLingui();
  const filled = useFilledText(most);
  return text.length >= most && filled === text ? t`The field is full. Text beyond that is left out.` : '';
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
