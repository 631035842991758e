import { useState } from 'react';
import styles from './work-tile.module.css';

/** The film of a tile, muted, over its cover as soon as it plays. */
export function TileExcerpt({ film }: { film: string }) {
  const [playing, setPlaying] = useState(false);
  return (
    <video
      aria-hidden
      className={styles.film}
      src={film}
      data-playing={playing || undefined}
      muted
      autoPlay
      loop
      playsInline
      disablePictureInPicture
      onPlaying={() => setPlaying(true)}
    />
  );
}
