import { useState } from 'react';
import styles from './scene.module.css';

/** What the built-in engine can draw, as a hint; until the picture is there, and without a network, its colors. */
export function Scene({
  look,
  className = '',
}: {
  look: 'dusk' | 'city' | 'blue' | 'forest';
  /** Sets its size and position. */
  className?: string | undefined;
}) {
  const [missing, setMissing] = useState(false);
  return (
    <i aria-hidden data-look={look} className={`${styles.scene} ${className}`}>
      {!missing && (
        <img
          src={`/web/examples/${look}.avif`}
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
