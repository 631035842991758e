import { useLingui } from '@lingui/react/macro';
import type { DrawnPicture } from '../../store/draw/picture.ts';
import { TimeText } from '../kit/time-text.tsx';
import { toolWords } from '../kit/tool-words.ts';
import { shapeWords } from './shape-words.ts';
import styles from './viewer.module.css';

/** The prompt and the facts of the current picture. */
export function ViewerDetails({ picture }: { picture: DrawnPicture }) {
  const { t, i18n } = useLingui();
  const { view, index } = picture;
  const facts = view.files[index];
  return (
    <div data-ui="viewer-prompt" className={styles.prompt}>
      {view.prompt && <p dir="auto">{view.prompt}</p>}
      <ul>
        <li>{toolWords(view, i18n)}</li>
        <li>{facts ? `${facts.width} × ${facts.height}` : shapeWords(view)}</li>
        {view.provider && <li>{view.provider === 'built-in engine' ? t`Built-in engine` : view.provider}</li>}
        <li>
          <TimeText at={view.at} recent />
        </li>
      </ul>
    </div>
  );
}
