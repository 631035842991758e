import { useEffect, useRef } from 'react';

const SIZE = 208;

/** The picture of an address; its drawing is loaded with the first one. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let gone = false;
    const box = place.current;
    void import('qr-code-styling').then(({ default: QRCodeStyling }) => {
      if (gone || !box) return;
      new QRCodeStyling({
        type: 'svg',
        width: SIZE,
        height: SIZE,
        margin: 8,
        data: text,
        qrOptions: { errorCorrectionLevel: 'M' },
        // a camera needs dark on light, whatever the theme
        dotsOptions: { color: '#111111' },
        backgroundOptions: { color: '#ffffff' },
      }).append(box);
    });
    return () => {
      gone = true;
      box?.replaceChildren();
    };
  }, [text]);
  return <div ref={place} className="qr-code" role="img" aria-label={label} />;
}
