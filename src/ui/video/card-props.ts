import type { ClipView } from '../../store/video/clip-view.ts';
import type { Clip } from '../../store/video/clips.ts';

/** What a card shows. */
export interface CardProps {
  clip: Clip;
  view: ClipView;
}
