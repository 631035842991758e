import { useLingui } from '@lingui/react/macro';
import type { ClipView } from '../../store/video/clip-view.ts';
import { lengthWords } from '../kit/length-words.ts';
import { TimeText } from '../kit/time-text.tsx';
import { useToolWords } from './tool-words.ts';

/** The facts of the clip that plays. */
export function PlayerFacts({ view }: { view: ClipView }) {
  const { t } = useLingui();
  const tool = useToolWords(view);
  return (
    <ul>
      <li>{tool}</li>
      {view.size && <li>{view.size}</li>}
      <li>{lengthWords(view.seconds)}</li>
      {view.provider && <li>{view.provider === 'built-in engine' ? t`Built-in engine` : view.provider}</li>}
      {view.at > 0 && (
        <li>
          <TimeText at={view.at} recent />
        </li>
      )}
    </ul>
  );
}
