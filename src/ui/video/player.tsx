import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { closeOverlay, openOverlay, overlay } from '../../store/video/overlay.ts';
import { ClipPlayer } from '../kit/clip-player.tsx';
import { shortName } from '../kit/short-name.ts';
import { useSwipe } from '../kit/use-swipe.ts';
import { PlayerActions } from './player-actions.tsx';
import { PlayerFacts } from './player-facts.tsx';
import { Strip } from './strip.tsx';
import { useClip } from './use-clip.ts';
import { usePlayable } from './use-playable.ts';

/** A clip in full screen, with a strip of the others (VIDEO-12). Left, right and swipes go through them. */
export default function Player({ taskId }: { taskId: string }) {
  const { t } = useLingui();
  const done = useClip(taskId);
  const others = usePlayable();
  const turn = (to: string | undefined) => {
    if (to && overlay.open?.name === 'player') openOverlay('player', to);
  };
  const step = (by: number) => {
    const at = others.findIndex(({ key }) => key === overlay.open?.taskId);
    if (at >= 0) turn(others[at + by]?.key);
  };
  const swipe = useSwipe(step);
  const onKey = (event: KeyboardEvent) => {
    // an open menu and the clip's own controls have their own keys
    if (event.target instanceof Element && event.target.closest('[role=menu], video')) return;
    if (event.key === 'ArrowLeft') step(-1);
    if (event.key === 'ArrowRight') step(1);
  };
  const view = done?.view.phase === 'done' ? done.view : null;
  return (
    <ClipPlayer
      clip={view && { key: taskId, video: view.video, poster: view.poster, words: view.prompt }}
      label={shortName(done?.view.prompt ?? '') || done?.view.modeName || t`Clip`}
      card={`[data-clip="${taskId}"]`}
      loop
      stage={swipe}
      actions={(leave) => done && <PlayerActions done={done} onLeave={leave} />}
      facts={view && <PlayerFacts view={view} />}
      onKey={onKey}
      onClosed={closeOverlay}
    >
      <Strip clips={others} chosen={taskId} onChoose={turn} />
    </ClipPlayer>
  );
}
