import { useState } from 'react';
import { mediaOf } from '../../kit/media-address.ts';
import styles from './project-card.module.css';

/** The first picture of a project; without one its title on a quiet ground, so that nothing looks finished that is not. */
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
      <strong>{name}</strong>
      <small>{state}</small>
    </span>
  );
}
