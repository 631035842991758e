import type { ClipView } from '../../store/video/clip-view.ts';
import { shortName } from '../kit/short-name.ts';

/** What a clip is called: its prompt, or how it was made. */
export const clipName = ({ prompt, modeName }: Pick<ClipView, 'prompt' | 'modeName'>): string =>
  shortName(prompt) || modeName;
