import { ImagePlus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { handsOn } from './hand-on.ts';
import styles from './picture-tile.module.css';

/** A small thumbnail that can be removed. */
export function PictureTile({
  source,
  title,
  removeLabel,
  onRemove,
  onShape,
  children,
}: {
  /** Empty for a picture that has no address yet. */
  source: string;
  title: string;
  removeLabel: string;
  onRemove: () => void;
  /** Called once it has loaded. @param aspect width by height */
  onShape?: (aspect: number) => void;
  /** Over the picture, e.g. its progress. */
  children?: ReactNode;
}) {
  /** Called when an address cannot be loaded, e.g. because its file has expired. */
  const [broken, setBroken] = useState('');
  return (
    <span className={styles.tile} title={title}>
      {source && source !== broken ? (
        <img
          src={source}
          alt={title}
          onError={() => setBroken(source)}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            onShape?.(naturalWidth / Math.max(1, naturalHeight))
          }
        />
      ) : (
        <ImagePlus aria-label={title} size={18} strokeWidth={1.75} />
      )}
      {children}
      <button ref={handsOn} type="button" aria-label={removeLabel} onClick={onRemove}>
        <X aria-hidden size={12} strokeWidth={2.5} />
      </button>
    </span>
  );
}
