import { useState } from 'react';
import styles from './avatar.module.css';
import { safeAddress } from './safe-address.ts';

/** A profile picture, or a gradient if there is none or it cannot be loaded. */
export function Avatar({ src, large = false }: { src: string; large?: boolean }) {
  const [broken, setBroken] = useState('');
  const address = safeAddress(src);
  return (
    <span data-ui="avatar" className={styles.avatar} data-large={large || undefined}>
      {address && broken !== src && <img src={address} alt="" onError={() => setBroken(src)} />}
    </span>
  );
}
