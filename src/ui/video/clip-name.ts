import type { ClipView } from '../../store/video/clip-view.ts';
import { shortName } from '../kit/short-name.ts';
import { useOwnName } from '../kit/told-apart.tsx';

/** What a clip is called: its prompt, or how it was made. */
export const clipName = ({ prompt, modeName }: Pick<ClipView, 'prompt' | 'modeName'>): string =>
  shortName(prompt) || modeName;

/** What a clip of a list is called at its buttons, where others may have been asked for alike. */
export const useClipName = (view: Pick<ClipView, 'key' | 'prompt' | 'modeName'>): string =>
  useOwnName(view.key, clipName(view));
