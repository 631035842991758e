import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { PROMPT_CHARACTERS } from '../../api/draw.ts';
import { drawForm } from '../../store/draw/draw-form.ts';
import { useEarlyWords } from '../kit/early-words.ts';
import { filePaste } from '../kit/file-drop.ts';
import { STATUS_ID } from './bar-status.tsx';
import { PROMPT_ID } from './prompt-focus.ts';
import styles from './prompt-text.module.css';
import { sendReference } from './send-reference.ts';

const GROWS_BY_ITSELF = CSS.supports('field-sizing', 'content');

/** The prompt. Enter starts a new line; Ctrl or ⌘ with Enter generates. A pasted picture becomes the reference. */
export function PromptText({ missing, onSubmit }: { missing: boolean; onSubmit: () => void }) {
  const { t } = useLingui();
  // sync, because a controlled box that renders late moves the caret
  const { prompt } = useSnapshot(drawForm, { sync: true });
  const box = useRef<HTMLTextAreaElement>(null);

  useEarlyWords(box, (words) => {
    drawForm.prompt = words;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the words
  useLayoutEffect(() => {
    if (GROWS_BY_ITSELF || !box.current) return;
    box.current.style.height = 'auto';
    box.current.style.height = `${box.current.scrollHeight}px`;
  }, [prompt]);

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSubmit();
  };

  return (
    <textarea
      ref={box}
      id={PROMPT_ID}
      className={styles.text}
      rows={1}
      maxLength={PROMPT_CHARACTERS}
      placeholder={t`Describe a picture`}
      aria-label={t`Description`}
      aria-invalid={missing && !prompt.trim()}
      aria-describedby={STATUS_ID}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      value={prompt}
      onChange={(event) => {
        drawForm.prompt = event.target.value;
      }}
      onKeyDown={onKey}
      onPaste={filePaste('drawReference', sendReference)}
    />
  );
}
