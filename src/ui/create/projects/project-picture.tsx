import { Clapperboard } from 'lucide-react';
import { useState } from 'react';
import { mediaOf } from '../../kit/media-address.ts';
import styles from './project-card.module.css';

/** The first picture of a film, or of its style; a plain cover where there is none, or it does not come. */
export function ProjectPicture({ address }: { address: string }) {
  const [broken, setBroken] = useState(false);
  const source = mediaOf(address, 640);
  if (!source || broken) return <Clapperboard aria-hidden className={styles.cover} strokeWidth={1.25} />;
  return <img src={source} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />;
}
