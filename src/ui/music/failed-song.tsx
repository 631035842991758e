import { Trans } from '@lingui/react/macro';
import { CircleAlert, CircleX } from 'lucide-react';
import { nameOf } from '../../store/music/song-view.ts';
import { PointsBack } from '../kit/points-back.tsx';
import styles from './failed-song.module.css';
import type { SongProps } from './song-props.ts';

/** Failed or cancelled songs: the reason, and the refunded points (MUSIC-32). */
export function FailedSong({ view }: SongProps) {
  const Icon = view.cancelled ? CircleX : CircleAlert;
  return (
    <div className={styles.failed} data-cancelled={view.cancelled || undefined}>
      <p>
        <Icon aria-hidden size={17} strokeWidth={1.75} />
        <strong>{view.cancelled ? <Trans>Cancelled</Trans> : <Trans>Generate failed</Trans>}</strong>
        <span>{nameOf(view)}</span>
      </p>
      {view.failMessage && !view.cancelled && <span>{view.failMessage}</span>}
      <PointsBack charged={view.charged} refunded={view.refunded} />
    </div>
  );
}
