import type { LipSync } from '../../store/lipsync/lip-syncs.ts';
import type { LipView } from '../../store/lipsync/lip-view.ts';

/** What a card shows. */
export interface CardProps {
  row: LipSync;
  view: LipView;
}
