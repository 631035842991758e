import { type CSSProperties, useEffect, useRef } from 'react';
import type { PreviewShot } from '../../../api/film-preview.ts';
import { mediaOf } from '../../kit/media-address.ts';
import { safeAddress } from '../../kit/safe-address.ts';
import styles from './film-layer.module.css';
import type { Layer } from './paint-layer.ts';

/** Loads failed media again, now that there is a network. */
function loadAgain(media: HTMLImageElement | HTMLVideoElement): void {
  const clip = media instanceof HTMLVideoElement;
  if (!media.dataset.broken && !(clip && media.readyState < HTMLMediaElement.HAVE_FUTURE_DATA)) return;
  delete media.dataset.broken;
  if (clip) media.load();
  else media.setAttribute('src', media.src);
}

/** The layer of one shot: its picture, its clip, or a card with text. {@link paintLayer} draws its state at a time. */
export function FilmLayer({
  shot,
  index,
  layers,
}: {
  shot: PreviewShot;
  index: number;
  /** Where it registers its elements for painting. */
  layers: Map<number, Layer>;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const black = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!frame.current || !black.current) return;
    const media = frame.current.querySelector<HTMLImageElement | HTMLVideoElement>('img, video');
    layers.set(index, { shot, index, frame: frame.current, black: black.current, media });
    const again = () => media && loadAgain(media);
    addEventListener('online', again);
    return () => {
      layers.delete(index);
      removeEventListener('online', again);
    };
  }, [shot, index, layers]);
  const clip = shot.kind === 'clip' ? safeAddress(shot.url) : null;
  const picture = shot.kind === 'picture' ? mediaOf(shot.url, 1280) : null;
  const broken = (event: { currentTarget: HTMLElement }) => {
    event.currentTarget.dataset.broken = 'true';
  };
  return (
    <div ref={frame} data-ui="film-layer" className={styles.layer} style={{ visibility: 'hidden' }}>
      {clip && <video src={clip} muted playsInline preload="auto" onError={broken} />}
      {picture && <img src={picture} alt="" decoding="async" onError={broken} />}
      {shot.kind === 'card' && (
        <p className={styles.card} style={{ '--letter': shot.letter } as CSSProperties}>
          {shot.lines.join('\n')}
        </p>
      )}
      <div ref={black} className={styles.black} />
    </div>
  );
}
