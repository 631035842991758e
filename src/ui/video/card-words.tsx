import { useLingui } from '@lingui/react/macro';
import type { ClipView } from '../../store/video/clip-view.ts';
import { TimeText } from '../kit/time-text.tsx';
import styles from './card.module.css';
import { useToolWords } from './tool-words.ts';

/** A clip's prompt, how it was made and by whom. */
export function CardWords({ view }: { view: ClipView }) {
  const { t } = useLingui();
  const tool = useToolWords(view);
  return (
    <div className={styles.words}>
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
