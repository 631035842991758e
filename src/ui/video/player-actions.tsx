import { useLingui } from '@lingui/react/macro';
import type { DoneClip } from '../../store/video/change-clip.ts';
import { ViewActions } from '../kit/view-actions.tsx';
import { clipActions } from './clip-actions.ts';

/** The actions with their own button beside the menu, the first two on phones as well (VIDEO-12). */
const SHOWN = ['download', 'reuse', 'continue', 'hd', 'sound'];
const ALWAYS = ['download', 'reuse'];

/** The clip's actions, from the same table as its card's. */
export function PlayerActions({
  done,
  onLeave,
}: {
  done: DoneClip;
  /** Closes the player, and then calls this. */
  onLeave: (then: () => void) => void;
}) {
  const { t } = useLingui();
  return (
    <ViewActions
      label={t`Actions for this clip`}
      entries={() => clipActions(done)}
      shown={SHOWN}
      always={ALWAYS}
      onLeave={onLeave}
    />
  );
}
