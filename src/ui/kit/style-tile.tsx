import { useState } from 'react';
import type { Style } from '../../api/styles.ts';
import { mediaOf } from './media-address.ts';
import styles from './style-tile.module.css';

/** One style: a native radio with a picture. */
export function StyleTile({
  style,
  group,
  checked,
  onChoose,
}: {
  style: Readonly<Style>;
  group: string;
  checked: boolean;
  onChoose: () => void;
}) {
  const [broken, setBroken] = useState(false);
  const source = broken ? null : mediaOf(style.image, 320);
  return (
    <label data-ui="style" className={styles.tile}>
      <input type="radio" className="unseen" name={group} checked={checked} onChange={onChoose} />
      <span>
        {source && (
          <img src={source} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
        )}
        <em>{style.name}</em>
      </span>
    </label>
  );
}
