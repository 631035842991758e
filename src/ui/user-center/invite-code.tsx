import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../store/toasts.ts';
import { bringIntoView } from '../kit/bring-into-view.ts';
import { Button } from '../kit/button.tsx';
import { fileNameOf, saveBlob } from '../kit/download.ts';
import { qrFile } from '../kit/draw-qr.ts';
import { QrCode } from '../kit/qr-code.tsx';
import styles from './invite-link.module.css';

/** The invitation link as a QR code, to be scanned here, saved as a picture or sent as one. */
export function InviteCode({ url, onShare }: { url: string; onShare: (picture: File) => void }) {
  const { t } = useLingui();
  const [made, setMade] = useState<File>();
  const place = useRef<HTMLDivElement>(null);
  const name = `${fileNameOf(t`Inkreel invitation`)}.png`;
  // on a phone it would stand partly below the fold, where no camera sees the whole of it
  useEffect(() => bringIntoView(place.current), []);
  // made before it is asked for: a browser opens its share sheet only right after the press
  useEffect(() => {
    let gone = false;
    setMade(undefined);
    qrFile(url, name).then(
      (file) => {
        if (!gone) setMade(file);
      },
      // pressing Save tries again, and tells
      (error: unknown) => console.warn('no picture of the code', error),
    );
    return () => {
      gone = true;
    };
  }, [url, name]);
  const save = async () => {
    try {
      saveBlob(made ?? (await qrFile(url, name)), name);
    } catch (error) {
      console.warn('no picture of the code', error);
      toast({ type: 'error', title: t`File download failed, please try again` });
    }
  };
  return (
    <div ref={place} className={styles.code}>
      <QrCode text={url} label={t`QR code of your invitation link`} />
      <div className={styles.codeWays}>
        <Button variant="secondary" size="md" onClick={() => void save()}>
          <Download aria-hidden strokeWidth={1.75} />
          <Trans>Save picture</Trans>
        </Button>
        {made && navigator.canShare?.({ files: [made] }) && (
          <Button variant="secondary" size="md" onClick={() => onShare(made)}>
            <Share2 aria-hidden strokeWidth={1.75} />
            <Trans>Share picture</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
