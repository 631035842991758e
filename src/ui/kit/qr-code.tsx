import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { drawQr } from './draw-qr.ts';
import { PanelNote } from './panel-note.tsx';
import styles from './qr-code.module.css';

const SIZE = 208;
const RIM = 8;

/** An address as a QR code; the generator is loaded with the first one. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press tries again
  useEffect(() => {
    let gone = false;
    const box = place.current;
    const draw = async () => {
      const code = await drawQr(text, SIZE, RIM);
      if (!gone && box) code.append(box);
    };
    draw().catch((error: unknown) => {
      console.warn('the code could not be drawn', error);
      if (!gone) setFailed(true);
    });
    return () => {
      gone = true;
      box?.replaceChildren();
    };
  }, [text, tries]);
  const again = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  return (
    <div className={styles.code}>
      <PanelNote retry={again}>{failed && <Trans>Couldn't show the QR code.</Trans>}</PanelNote>
      <div ref={place} role="img" aria-label={label} hidden={failed} />
    </div>
  );
}
