import { useState } from 'react';
import { mediaOf } from '../../kit/media-address.ts';
import styles from './project-card.module.css';

/** A project's first picture, or its title on a plain background, so that an unfinished project doesn't look like a film. */
export function ProjectPicture({ cover, name, state }: { cover: string; name: string; state: string }) {
  const [broken, setBroken] = useState(false);
  const source = mediaOf(cover, 640);
  if (source && !broken)
    return (
      <>
        <img src={source} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
        <span className={styles.state}>{state}</span>
      </>
    );
  return (
    <span className={styles.unseenYet} data-ui="no-picture">
      <strong dir="auto">{name}</strong>
      <small>{state}</small>
    </span>
  );
}
