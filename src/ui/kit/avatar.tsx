import { useState } from 'react';
import { safeAddress } from './safe-address.ts';

/** A face, or our own gradient where there is none or it cannot be loaded. */
export function Avatar({ src }: { src: string }) {
  const [broken, setBroken] = useState('');
  const address = safeAddress(src);
  return (
    <span className="face">
      {address && broken !== src && <img src={address} alt="" onError={() => setBroken(src)} />}
    </span>
  );
}
