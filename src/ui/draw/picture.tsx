import { Trans, useLingui } from '@lingui/react/macro';
import { ImageOff, Maximize2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ItemActions } from '../kit/item-actions.tsx';
import { mediaOf } from '../kit/media-address.ts';
import { TILE, TileSign } from '../kit/tile-button.tsx';
import { pictureActions } from './picture-actions.ts';
import styles from './shots.module.css';

/** A finished picture: a press opens the viewer, and its corner has the actions. */
export function Picture({
  address,
  prompt,
  index,
  of,
  onOpen,
}: {
  address: string;
  prompt: string;
  index: number;
  of: number;
  onOpen: () => void;
}) {
  const { t } = useLingui();
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    if (!broken) return;
    const again = () => setBroken(false);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [broken]);
  const number = index + 1;
  const source = mediaOf(address, 640);
  if (broken || !source)
    return (
      <div className={`${styles.tile} ${styles.lost}`}>
        <ImageOff aria-hidden size={22} strokeWidth={1.5} />
        <span>
          <Trans>Couldn't load this picture</Trans>
        </span>
      </div>
    );
  return (
    <div {...TILE} className={styles.tile}>
      <button
        type="button"
        data-ui="picture"
        className={styles.open}
        aria-label={t`Picture ${number} of ${of}, full screen: ${prompt}`}
        onClick={onOpen}
      >
        <img src={source} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
        <TileSign className={styles.enlarge}>
          <Maximize2 size={15} strokeWidth={1.75} />
        </TileSign>
      </button>
      <ItemActions
        label={t`Actions for picture ${number}`}
        actions={pictureActions(address, prompt, index)}
      />
    </div>
  );
}
