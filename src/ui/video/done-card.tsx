import { Trans, useLingui } from '@lingui/react/macro';
import { Play, Star, VideoOff, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { openOverlay } from '../../store/video/overlay.ts';
import { ItemActions } from '../kit/item-actions.tsx';
import { mediaOf } from '../kit/media-address.ts';
import { RevealedPicture } from '../kit/revealed-picture.tsx';
import { TILE, TileSign } from '../kit/tile-button.tsx';
import { useLongPress } from '../kit/use-long-press.ts';
import styles from './card.module.css';
import type { CardProps } from './card-props.ts';
import { clipActions } from './clip-actions.ts';
import { lengthOf } from './length.ts';
import { usePreview } from './use-preview.ts';

/** A finished clip: its poster, which plays under the pointer; its length; a press opens the player (VIDEO-05, VIDEO-12). */
export function DoneCard({ clip, view }: CardProps) {
  const { t } = useLingui();
  const [broken, setBroken] = useState(false);
  const [menu, setMenu] = useState(false);
  const [awaited] = useState(clip.state !== 3);
  const press = useLongPress(() => setMenu(true));
  const { playing, pointer } = usePreview();
  const poster = mediaOf(view.poster, 640);
  const video = mediaOf(view.video);
  const prompt = view.prompt || view.modeName;
  return (
    <div {...TILE} className={styles.media} {...pointer}>
      <button
        type="button"
        data-clip={view.key}
        className={styles.open}
        aria-label={t`Play full screen: ${prompt}`}
        onClick={() => openOverlay('player', view.key)}
        {...press}
      >
        {broken || !poster ? (
          <span className={styles.gone}>
            <VideoOff aria-hidden size={22} strokeWidth={1.5} />
            <Trans>Couldn't load this picture</Trans>
          </span>
        ) : (
          <RevealedPicture source={poster} alt="" lazy awaited={awaited} onError={() => setBroken(true)} />
        )}
        {playing && video && <video src={video} muted autoPlay loop playsInline tabIndex={-1} aria-hidden />}
        <TileSign className={styles.play}>
          <Play size={15} strokeWidth={1.9} />
        </TileSign>
      </button>
      <span className={styles.signs}>
        {view.starred && <Star aria-label={t`Starred`} size={13} strokeWidth={2} />}
        {view.hasEffect && <Volume2 aria-label={t`With sound`} size={13} strokeWidth={2} />}
        <time>{lengthOf(view.seconds)}</time>
      </span>
      <ItemActions
        label={t`Actions for this clip`}
        actions={() => clipActions({ clip, view })}
        most={4}
        open={menu}
        onOpen={setMenu}
      />
    </div>
  );
}
