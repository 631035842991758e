import { useLingui } from '@lingui/react/macro';
import { Pencil, X } from 'lucide-react';
import { useState } from 'react';
import type { Style } from '../../api/styles.ts';
import { mediaOf } from './media-address.ts';
import { rowOf } from './pass-focus.ts';
import styles from './style-tile.module.css';
import { TwoLines } from './two-lines.tsx';

/** One style: a native radio with a picture, and for a style of one's own buttons that change and delete it. */
export function StyleTile({
  style,
  group,
  checked,
  onChoose,
  onChange,
  onDelete,
}: {
  style: Readonly<Style>;
  group: string;
  checked: boolean;
  onChoose: () => void;
  onChange?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
}) {
  const { t } = useLingui();
  const [broken, setBroken] = useState(false);
  const source = broken ? null : mediaOf(style.image, 320);
  return (
    <span {...rowOf('style')} className={styles.place}>
      <label data-ui="style" className={styles.tile}>
        <input type="radio" className="unseen" name={group} checked={checked} onChange={onChoose} />
        <span>
          {source && (
            <img src={source} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
          )}
          <em>
            <TwoLines as="span">{style.name}</TwoLines>
          </em>
        </span>
      </label>
      <span className={styles.actions}>
        {onChange && (
          <button type="button" aria-label={t`Edit ${style.name}`} onClick={onChange}>
            <Pencil aria-hidden size={13} strokeWidth={2} />
          </button>
        )}
        {onDelete && (
          <button type="button" aria-label={t`Delete ${style.name}`} onClick={onDelete}>
            <X aria-hidden size={14} strokeWidth={2} />
          </button>
        )}
      </span>
    </span>
  );
}
