import { UserRound } from 'lucide-react';
import { useState } from 'react';
import styles from './avatar.module.css';
import { gradientOf, initialOf } from './face.ts';
import { safeAddress } from './safe-address.ts';

/**
 * A profile picture; if there is none or it cannot be loaded, the member's color with the first letter of their name, or with a
 * figure where no letter is known: for a visitor, and for somebody who is called by their number.
 * @param memberId 0 for nobody
 */
export function Avatar({
  src,
  memberId,
  name,
  large = false,
}: {
  src: string;
  memberId: number;
  name: string;
  large?: boolean;
}) {
  const [broken, setBroken] = useState('');
  const address = safeAddress(src);
  const letter = initialOf(name);
  return (
    <span
      data-ui="avatar"
      className={styles.avatar}
      data-large={large || undefined}
      style={{ background: gradientOf(memberId) }}
    >
      {address && broken !== src ? (
        <img src={address} alt="" onError={() => setBroken(src)} />
      ) : (
        <span aria-hidden>{letter || <UserRound size={large ? 26 : 15} strokeWidth={1.75} />}</span>
      )}
    </span>
  );
}
