import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { closeOverlay, openOverlay, overlay } from '../../store/video/overlay.ts';
import { mediaOf } from '../kit/media-address.ts';
import { useReturnFocus } from '../kit/return-focus.ts';
import { useSwipe } from '../kit/use-swipe.ts';
import styles from './player.module.css';
import { PlayerActions } from './player-actions.tsx';
import { PlayerDetails } from './player-details.tsx';
import { Strip } from './strip.tsx';
import { useClip } from './use-clip.ts';
import { usePlayable } from './use-playable.ts';

/**
 * A clip over the whole window, with a strip of the others (VIDEO-12). Left, right and swipes go through them; Escape closes it, and
 * the focus returns to the clip's card.
 */
export default function Player({ taskId }: { taskId: string }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(true);
  const next = useRef<(() => void) | null>(null);
  const { ref, landing } = useReturnFocus();
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
  const playable = done?.view.phase === 'done';
  useEffect(() => {
    if (!playable) setOpen(false);
  }, [playable]);
  const onKey = (event: KeyboardEvent) => {
    // a menu and the clip's own controls have keys of their own
    if (event.target instanceof Element && event.target.closest('[role=menu], video')) return;
    if (event.key === 'ArrowLeft') step(-1);
    if (event.key === 'ArrowRight') step(1);
  };
  const prompt = done?.view.prompt || done?.view.modeName || '';
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      onExitComplete={() => {
        closeOverlay();
        next.current?.();
      }}
      finalFocusEl={() => document.querySelector<HTMLElement>(`[data-clip="${taskId}"]`) ?? landing()}
    >
      <Portal>
        <Dialog.Content
          ref={ref}
          unstyled
          className={styles.player}
          onKeyDown={onKey}
          aria-label={prompt || t`Clip`}
        >
          <div className={styles.top}>
            {done && (
              <PlayerActions
                done={done}
                onLeave={(then) => {
                  next.current = then;
                  setOpen(false);
                }}
              />
            )}
            <button type="button" aria-label={t`Close`} onClick={() => setOpen(false)}>
              <X aria-hidden size={20} strokeWidth={1.75} />
            </button>
          </div>
          <div className={styles.stage} {...swipe}>
            {done && (
              // biome-ignore lint/a11y/useMediaCaption: clips have no speech
              <video
                key={taskId}
                data-ui="player-clip"
                src={mediaOf(done.view.video) ?? ''}
                poster={mediaOf(done.view.poster, 1280) ?? ''}
                controls
                autoPlay
                loop
                playsInline
                aria-label={prompt}
              />
            )}
          </div>
          {done && <PlayerDetails view={done.view} />}
          <Strip clips={others} chosen={taskId} onChoose={turn} />
        </Dialog.Content>
      </Portal>
    </Dialog.Root>
  );
}
