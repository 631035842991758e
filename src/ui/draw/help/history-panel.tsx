import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { loadPromptHistory, promptHistory, searchPrompts } from '../../../store/draw/prompt-history.ts';
import { Quiet } from '../../kit/quiet.tsx';
import { takePrompt } from '../record-changes.ts';
import styles from './help.module.css';

const SHOWN = 50;

/** The prompts that were sent from this browser, to search and take again. */
export default function HistoryPanel({ onUsed }: { onUsed: () => void }) {
  const { t } = useLingui();
  const { prompts } = useSnapshot(promptHistory);
  const [words, setWords] = useState('');
  useEffect(() => {
    void loadPromptHistory();
  }, []);
  const found = searchPrompts(prompts, words).slice(0, SHOWN);
  return (
    <>
      <input
        type="search"
        className={styles.search}
        aria-label={t`Search earlier prompts`}
        placeholder={t`Search earlier prompts`}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {found.length === 0 && (
        <Quiet small>
          {prompts.length === 0 ? (
            <Trans>What you send appears here. In the prompt, Alt and the arrow keys go through it.</Trans>
          ) : (
            <Trans>No prompt with these words.</Trans>
          )}
        </Quiet>
      )}
      <ul className={styles.prompts} aria-label={t`Earlier prompts`}>
        {found.map((prompt) => (
          <li key={prompt}>
            <button
              type="button"
              onClick={() => {
                takePrompt(prompt);
                onUsed();
              }}
            >
              {prompt}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
