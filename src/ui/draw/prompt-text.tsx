import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { PROMPT_CHARACTERS } from '../../api/draw.ts';
import { drawForm } from '../../store/draw/draw-form.ts';
import { loadPromptHistory, promptHistory, stepPrompt } from '../../store/draw/prompt-history.ts';
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

  /** Where Alt with the arrow keys stands in the history, and what was being written before it. */
  const past = useRef({ at: -1, unsent: '' });
  const step = async (by: 1 | -1) => {
    await loadPromptHistory();
    const { current } = past;
    const next = stepPrompt(promptHistory.prompts, current.at, by);
    if (!next) return;
    if (current.at === -1) current.unsent = drawForm.prompt;
    current.at = next.at;
    drawForm.prompt = next.prompt ?? current.unsent;
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      void step(event.key === 'ArrowUp' ? 1 : -1);
      return;
    }
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
      aria-keyshortcuts="Control+Enter Meta+Enter Alt+ArrowUp Alt+ArrowDown"
      value={prompt}
      onChange={(event) => {
        drawForm.prompt = event.target.value;
        past.current.at = -1;
      }}
      onKeyDown={onKey}
      onPaste={filePaste('drawReference', sendReference)}
    />
  );
}
