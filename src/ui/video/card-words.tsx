import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import type { ClipView } from '../../store/video/clip-view.ts';
import { TimeText } from '../kit/time-text.tsx';
import styles from './card.module.css';
import { useToolWords } from './tool-words.ts';

/** Pixels of the facts below the prompt, and of a line of it. */
const FACTS = 76;
const LINE = 17.75;
const linesIn = (height: number): number => Math.max(2, Math.floor((height - FACTS) / LINE));

/** A clip's prompt, how it was made and by whom. */
export function CardWords({ view, height }: { view: ClipView; height: number }) {
  const { t } = useLingui();
  const tool = useToolWords(view);
  return (
    <div className={styles.words} style={{ '--lines': linesIn(height) } as CSSProperties}>
      {view.prompt && <p title={view.prompt}>{view.prompt}</p>}
      <ul>
        <li>{tool}</li>
        <li>{view.ratio}</li>
        {view.provider && (
          <li data-ui="provider">
            {view.provider === 'built-in engine' ? t`Built-in engine` : view.provider}
          </li>
        )}
        {view.at > 0 && (
          <li>
            <TimeText at={view.at} recent />
          </li>
        )}
      </ul>
    </div>
  );
}
