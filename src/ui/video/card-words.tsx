import type { ClipView } from '../../store/video/clip-view.ts';
import { ClipWords } from '../kit/clip-card.tsx';
import { useToolWords } from './tool-words.ts';

/** A clip's prompt, how it was made and by whom. */
export const CardWords = ({ view }: { view: ClipView }) => (
  <ClipWords
    words={view.prompt}
    facts={[useToolWords(view), view.ratio]}
    provider={view.provider}
    at={view.at}
  />
);
