import { useState } from 'react';
import styles from './scene.module.css';

/** A decorative example of what the built-in engine draws: its colors, which need no network, and a picture over them. */
export function Scene({
  look,
  picture = null,
  className = '',
}: {
  look: 'dusk' | 'city' | 'blue' | 'forest';
  /** Its file in `public/examples`, without the ending. */
  picture?: string | null;
  /** Sets its size and position. */
  className?: string | undefined;
}) {
  const [missing, setMissing] = useState(false);
  return (
    <i aria-hidden data-look={look} className={`${styles.scene} ${className}`}>
      {picture && !missing && (
        <img
          src={`/web/examples/${picture}.avif`}
          alt=""
          loading="lazy"
          decoding="async"
          className={styles.picture}
          onError={() => setMissing(true)}
        />
      )}
    </i>
  );
}
