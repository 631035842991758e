import { Trans, useLingui } from '@lingui/react/macro';
import { Clapperboard } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { board } from '../../../store/board/board.ts';
import { edits, textOf } from '../../../store/board/edits.ts';
import { shotProgress } from '../../../store/board/shot-view.ts';
import { mediaOf } from '../../kit/media-address.ts';
import { safeAddress } from '../../kit/safe-address.ts';
import { ShotState } from './shot-state.tsx';
import { UploadOverlay } from './upload-overlay.tsx';
import { useShot } from './use-shot.ts';
import { useShotTasks } from './use-shot-tasks.ts';

/** What the chosen shot looks like now: its clip, its picture, or what is coming; its narration stands under it. */
export function Player() {
  const { ratio } = useSnapshot(board);
  const { shot, index } = useShot();
  const tasks = useShotTasks();
  useSnapshot(edits);
  const style = { '--r': ratio.replace(':', ' / ') } as React.CSSProperties;
  if (!shot)
    return (
      <div className="player" style={style}>
        <div className="player-empty">
          <Clapperboard aria-hidden size={28} strokeWidth={1.5} />
          <p>
            <Trans>The storyboard has no shots yet. Create one below.</Trans>
          </p>
        </div>
      </div>
    );
  const progress = shotProgress(shot, tasks);
  const said = textOf(shot, 'narration').trim();
  return (
    <div className="player" style={style}>
      <Shown shot={shot} index={index} />
      <ShotState progress={progress} />
      <UploadOverlay id={shot.id} />
      {said && <p className="player-caption">{said}</p>}
    </div>
  );
}

function Shown({ shot, index }: { shot: NonNullable<ReturnType<typeof useShot>['shot']>; index: number }) {
  const { t } = useLingui();
  const number = index + 1;
  const clip = shot.list_type === 2 ? safeAddress(shot.video_url) : null;
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
  if (picture) return <img src={picture} alt={t`Shot ${number} as it looks now`} />;
  return (
    <div className="player-empty">
      <p>
        <Trans>This shot has no picture yet. Describe it on the right and press Generate.</Trans>
      </p>
    </div>
  );
}
