import { useState } from 'react';
import styles from './scene.module.css';

/** What the built-in engine can draw, as a hint: a picture of it, or its colors, which are also there without a network. */
export function Scene({
  look,
  picture = false,
  className = '',
}: {
  look: 'dusk' | 'city' | 'blue' | 'forest';
  /** The first screen goes without: what it weighs has a limit. */
  picture?: boolean;
  /** Sets its size and position. */
  className?: string | undefined;
}) {
  const [missing, setMissing] = useState(false);
  return (
    <i aria-hidden data-look={look} className={`${styles.scene} ${className}`}>
      {picture && !missing && (
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
