import { Trans, useLingui } from '@lingui/react/macro';
import { ImageOff, Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { openPicture, overlay } from '../../store/draw/overlay.ts';
import type { DrawnPicture } from '../../store/draw/picture.ts';
import { ItemActions } from '../kit/item-actions.tsx';
import { mediaOf } from '../kit/media-address.ts';
import { RevealedPicture } from '../kit/revealed-picture.tsx';
import { shortName } from '../kit/short-name.ts';
import { TILE, TileSign } from '../kit/tile-button.tsx';
import { useOwnName } from '../kit/told-apart.tsx';
import { useBrokenPicture } from '../kit/use-broken-picture.ts';
import { useLongPress } from '../kit/use-long-press.ts';
import { useStop } from './arrow-keys.tsx';
import { pictureActions } from './picture-actions.ts';
import styles from './shots.module.css';

/** A finished picture: a press opens the full-screen view; its corner and a long press have the actions. */
export function Picture({
  picture,
  of,
  awaited = false,
  small = false,
  place,
}: {
  picture: DrawnPicture;
  /** Number of pictures in its record. */
  of: number;
  /** It was made while the person was watching. */
  awaited?: boolean;
  /** One of many in the grid, with less room for buttons. */
  small?: boolean;
  /** Its position among the others, for screen readers. */
  place?: string;
}) {
  const { t } = useLingui();
  const { picking } = useSnapshot(overlay);
  const [menu, setMenu] = useState(false);
  const press = useLongPress(() => setMenu(true));
  const { index, address } = picture;
  const { draw_id: id } = picture.record;
  const prompt = useOwnName(id, shortName(picture.view.prompt));
  const number = index + 1;
  const source = mediaOf(address, small ? 320 : 640);
  const [broken, setBroken] = useBrokenPicture(source);
  const key = `${id}-${index}`;
  const stop = useStop(key);
  const lost = (
    <>
      <ImageOff aria-hidden size={22} strokeWidth={1.5} />
      <span>
        <Trans>Couldn't load this picture</Trans>
      </span>
    </>
  );
  if (!source) return <div className={`${styles.tile} ${styles.lost}`}>{lost}</div>;
  if (broken)
    return (
      <button
        type="button"
        data-picture={key}
        {...stop}
        title={t`Try again`}
        className={`${styles.tile} ${styles.lost}`}
        onClick={() => setBroken(false)}
      >
        {lost}
      </button>
    );
  const chosen = picking?.id === id && picking.index === index;
  return (
    <div {...TILE} className={styles.tile} data-chosen={chosen || undefined}>
      <button
        type="button"
        data-ui="picture"
        data-picture={key}
        {...stop}
        className={styles.open}
        aria-label={
          picking
            ? t`Compare with picture ${number} of ${of}: ${prompt}`
            : t`Picture ${number} of ${of}, full screen: ${prompt}`
        }
        aria-description={place}
        disabled={chosen}
        onClick={() => openPicture({ id, index })}
        {...press}
      >
        <RevealedPicture source={source} alt="" lazy awaited={awaited} onError={() => setBroken(true)} />
        {!small && (
          <TileSign className={styles.enlarge}>
            <Maximize2 size={15} strokeWidth={1.75} />
          </TileSign>
        )}
      </button>
      {!picking && (
        <ItemActions
          label={
            // in the grid no record stands around it
            small ? t`Actions for picture ${number}: ${prompt}` : t`Actions for picture ${number}`
          }
          of={t`picture ${number}`}
          tabIndex={stop.tabIndex}
          actions={() => pictureActions(picture)}
          most={small ? 0 : undefined}
          open={menu}
          onOpen={setMenu}
        />
      )}
    </div>
  );
}
