import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type RefObject, useCallback } from 'react';
import type { PromptHistory } from '../../store/prompt-history.ts';
import styles from './prompt-box.module.css';
import { useEarlierPrompts } from './use-earlier-prompts.ts';
import { useFormValue } from './use-form-value.ts';
import { usePromptText } from './use-prompt-text.ts';

/** The prompt of a floating bar. Enter starts a new line; Ctrl or ⌘ with Enter generates; Alt with arrow keys shows earlier ones. */
export function PromptBox({
  ref: box,
  id,
  form,
  placeholder,
  most,
  missing,
  status,
  history,
  onSubmit,
}: {
  ref: RefObject<HTMLTextAreaElement | null>;
  id: string;
  /** The bar's contents, a proxy. */
  form: { prompt: string };
  placeholder: string;
  /** Characters. */
  most: number;
  /** Generate was pressed without text. */
  missing: boolean;
  /** Id of the line that says what is missing. */
  status: string;
  history: PromptHistory;
  onSubmit: () => void;
}) {
  const { t } = useLingui();
  const empty = useFormValue(
    form,
    useCallback(() => form.prompt.trim() === '', [form]),
  );
  const earlier = useEarlierPrompts(
    history,
    () => form.prompt,
    (prompt) => {
      form.prompt = prompt;
    },
  );
  const text = usePromptText(box, form, earlier.reset);
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) text.flush();
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
      dir="auto"
      maxLength={most}
      // Chromium styles the words of this attribute at each letter as long as it is there, even while it hides them
      placeholder={empty ? placeholder : undefined}
      aria-label={t`Description`}
      aria-invalid={missing && empty}
      aria-describedby={status}
      aria-keyshortcuts="Control+Enter Meta+Enter Alt+ArrowUp Alt+ArrowDown"
      onBlur={text.flush}
      onKeyDown={onKey}
    />
  );
}
