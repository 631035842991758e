import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { type PromptHistory, searchPrompts } from '../../store/prompt-history.ts';
import styles from './prompts-panel.module.css';
import { Quiet } from './quiet.tsx';
import { useTouchOnly } from './use-touch-only.ts';

const SHOWN = 50;

/** The prompts that were sent from this browser, to search and use again. */
export default function PromptsPanel({
  history,
  onUse,
}: {
  history: PromptHistory;
  onUse: (prompt: string) => void;
}) {
  const { t } = useLingui();
  const touch = useTouchOnly();
  const { prompts } = useSnapshot(history.state);
  const [words, setWords] = useState('');
  useEffect(() => {
    void history.load();
  }, [history]);
  const found = searchPrompts(prompts, words).slice(0, SHOWN);
  return (
    <>
      <input
        type="search"
        dir="auto"
        className={styles.search}
        aria-label={t`Search earlier prompts`}
        placeholder={t`Search earlier prompts`}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {found.length === 0 && (
        <Quiet small>
          {prompts.length === 0 ? (
            touch ? (
              <Trans>What you send appears here.</Trans>
            ) : (
              <Trans>What you send appears here. In the prompt, Alt and the arrow keys go through it.</Trans>
            )
          ) : (
            <Trans>No prompt with these words.</Trans>
          )}
        </Quiet>
      )}
      <ul className={styles.prompts} aria-label={t`Earlier prompts`}>
        {found.map((prompt) => (
          <li key={prompt}>
            <button type="button" dir="auto" onClick={() => onUse(prompt)}>
              {prompt}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
