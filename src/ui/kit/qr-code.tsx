import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { PanelNote } from './panel-note.tsx';
import styles from './qr-code.module.css';

const SIZE = 208;

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
      const { default: QRCodeStyling } = await import('qr-code-styling');
      if (gone || !box) return;
      new QRCodeStyling({
        type: 'svg',
        width: SIZE,
        height: SIZE,
        margin: 8,
        data: text,
        qrOptions: { errorCorrectionLevel: 'M' },
        // cameras need dark on light in both themes
        dotsOptions: { color: '#111111' },
        backgroundOptions: { color: '#ffffff' },
      }).append(box);
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
