import type { LipView } from '../../store/lipsync/lip-view.ts';
import { ClipWords } from '../kit/clip-card.tsx';
import { useNameOf, useToolName } from './use-name.ts';

/** The text of a result, how it was made and by whom. */
export const CardWords = ({ view }: { view: LipView }) => (
  <ClipWords words={useNameOf(view)} facts={[useToolName(view)]} provider={view.provider} at={view.at} />
);
