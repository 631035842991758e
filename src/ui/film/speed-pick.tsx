import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import styles from './film-player.module.css';

const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** How fast the film plays. */
export function SpeedPick({ video, speed }: { video: RefObject<HTMLVideoElement | null>; speed: number }) {
  const { t } = useLingui();
  return (
    <select
      className={styles.speed}
      aria-label={t`Playback speed`}
      value={speed}
      onChange={({ target }) => {
        if (video.current) video.current.playbackRate = Number(target.value);
      }}
    >
      {SPEEDS.map((one) => (
        <option key={one} value={one}>
          {one}×
        </option>
      ))}
    </select>
  );
}
