import { useLingui } from '@lingui/react/macro';
import { type ClipboardEventHandler, type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';
import type { PromptHistory } from '../../store/prompt-history.ts';
import styles from './prompt-box.module.css';
import { useBoxText } from './use-box-text.ts';
import { useEarlierPrompts } from './use-earlier-prompts.ts';

const GROWS_BY_ITSELF = CSS.supports('field-sizing', 'content');

/** The prompt of a floating bar. Enter starts a new line; Ctrl or ⌘ with Enter generates; Alt with arrow keys shows earlier ones. */
export function PromptBox({
  ref: box,
  id,
  value,
  placeholder,
  most,
  missing,
  status,
  history,
  onValue,
  onSubmit,
  onPaste,
}: {
  ref: RefObject<HTMLTextAreaElement | null>;
  id: string;
  value: string;
  placeholder: string;
  /** Characters. */
  most: number;
  /** Generate was pressed without text. */
  missing: boolean;
  /** Id of the line that says what is missing. */
  status: string;
  history: PromptHistory;
  onValue: (value: string) => void;
  onSubmit: () => void;
  onPaste: ClipboardEventHandler;
}) {
  const { t } = useLingui();
  useBoxText(box, value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the words
  useLayoutEffect(() => {
    if (GROWS_BY_ITSELF || !box.current) return;
    box.current.style.height = 'auto';
    box.current.style.height = `${box.current.scrollHeight}px`;
  }, [value]);
  const earlier = useEarlierPrompts(history, () => value, onValue);
  const onKey = (event: KeyboardEvent) => {
    if (earlier.onKey(event)) return;
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <textarea
      ref={box}
      id={id}
      className={styles.text}
      rows={1}
      maxLength={most}
      placeholder={placeholder}
      aria-label={t`Description`}
      aria-invalid={missing && !value.trim()}
      aria-describedby={status}
      aria-keyshortcuts="Control+Enter Meta+Enter Alt+ArrowUp Alt+ArrowDown"
      onChange={(event) => {
        onValue(event.target.value);
        earlier.reset();
      }}
      onKeyDown={onKey}
      onPaste={onPaste}
    />
  );
}
