import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { browser } from '../../store/browser.ts';
import type { PromptCheck } from '../../store/prompt-check.ts';
import styles from './undrawn-note.module.css';

/** Says before anything is paid what the built-in engine leaves out of the prompt. It keeps nobody from generating. */
export function UndrawnNote({ check }: { check: PromptCheck }) {
  const { undrawn } = useSnapshot(check.state);
  const { language } = useSnapshot(browser);
  useEffect(() => check.watch(), [check]);
  const words = undrawn.join(language === 'zh' ? '、' : ', ');
  // there without words too: screen readers only announce changes in elements that they already know
  return (
    <p className={styles.note} aria-live="polite" data-ui="undrawn">
      {words && <Trans>The built-in engine can't draw: {words}.</Trans>}
    </p>
  );
}
