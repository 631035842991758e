import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { type PictureRef, stopPicking } from '../../store/draw/overlay.ts';
import { Button } from '../kit/button.tsx';
import { mediaOf } from '../kit/media-address.ts';
import styles from './pick-banner.module.css';
import { useDrawn } from './use-drawn.ts';

/** Asks for the second picture of a comparison. Escape or Cancel ends it. */
export function PickBanner({ first }: { first: PictureRef }) {
  const picture = useDrawn(first);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') stopPicking();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => {
    if (!picture) stopPicking();
  }, [picture]);
  const source = picture && mediaOf(picture.address, 320);
  return (
    <div className={styles.banner} role="status" data-ui="picking">
      {source && <img src={source} alt="" />}
      <p>
        <Trans>Choose the picture to compare it with</Trans>
      </p>
      <Button variant="secondary" size="sm" onClick={stopPicking}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}
