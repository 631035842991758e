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
  const key = `${first.id}-${first.index}`;
  useEffect(() => {
    // the menu that was used has gone
    ifLost(() => neighborOf(key));
    return () =>
      queueMicrotask(() => ifLost(() => pictures().find(({ dataset }) => dataset.picture === key)));
  }, [key]);
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

const pictures = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-picture]')];

/** The picture after this one, else the one before it: the nearest to compare it with. */
function neighborOf(key: string): HTMLElement | undefined {
  const all = pictures();
  const at = all.findIndex(({ dataset }) => dataset.picture === key);
  return all[at + 1] ?? all[at - 1];
}

/** Gives an element the focus if nothing has it. */
function ifLost(find: () => HTMLElement | undefined): void {
  const now = document.activeElement;
  if (!now || now === document.body || now.localName === 'main') find()?.focus({ preventScroll: true });
}
