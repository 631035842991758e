import { Trans, useLingui } from '@lingui/react/macro';
import { Clapperboard } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useSnapshot } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import { board } from '../../../store/film/storyboard/board.ts';
import { edits, textOf } from '../../../store/film/storyboard/edits.ts';
import { shotProgress, shownIn } from '../../../store/film/storyboard/shot-view.ts';
import { mediaOf } from '../../kit/media-address.ts';
import { safeAddress } from '../../kit/safe-address.ts';
import styles from './player.module.css';
import { ShotState } from './shot-state.tsx';
import { UploadOverlay } from './upload-overlay.tsx';
import { useShot } from './use-shot.ts';
import { useShotTasks } from './use-shot-tasks.ts';

/** What the chosen shot looks like now: its clip, its picture, or what is coming; its narration stands under it. */
export function Player() {
  const { ratio } = useSnapshot(board);
  const { shot, index } = useShot();
  const [wide = 16, high = 9] = ratio.split(':').map(Number);
  return (
    <div className={styles.player}>
      <div data-ui="player" className={styles.stage} style={{ '--r': wide / high } as CSSProperties}>
        {shot ? (
          <>
            <Shown shot={shot} number={index + 1} />
            <Progress shot={shot} />
            <UploadOverlay id={shot.id} />
            <Caption shot={shot} />
          </>
        ) : (
          <div className={styles.empty}>
            <Clapperboard aria-hidden size={28} strokeWidth={1.5} />
            <p>
              <Trans>No shots in the storyboard yet. Add one below.</Trans>
            </p>
          </div>
        )}
      </div>
    </div>
  );
}

function Progress({ shot }: { shot: Shot }) {
  const tasks = useShotTasks(shot.id);
  return <ShotState large progress={shotProgress(shot, tasks)} />;
}

/** Of its own, since it changes with every word that is typed. */
function Caption({ shot }: { shot: Shot }) {
  useSnapshot(edits);
  const said = textOf(shot, 'narration').trim();
  if (!said) return null;
  return (
    <div className={styles.caption}>
      <p>{said}</p>
    </div>
  );
}

function Shown({ shot, number }: { shot: Shot; number: number }) {
  const { t } = useLingui();
  const shown = shownIn(shot);
  const clip = shown.kind === 'clip' ? safeAddress(shown.address) : null;
  const picture = mediaOf(shot.scene_img, 1280);
  if (clip)
    return (
      <video
        key={clip}
        src={clip}
        poster={picture ?? undefined}
        controls
        loop
        muted
        playsInline
        aria-label={t`Clip of shot ${number}`}
      />
    );
  if (picture) return <img src={picture} alt={t`Shot ${number} as it is now`} />;
  return (
    <div className={styles.empty}>
      <p>
        <Trans>This shot has no picture yet. Describe it and press Generate.</Trans>
      </p>
    </div>
  );
}
