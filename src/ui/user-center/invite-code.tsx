import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Share2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { toast } from '../../store/toasts.ts';
import { bringIntoView } from '../kit/bring-into-view.ts';
import { Button } from '../kit/button.tsx';
import { fileNameOf, saveBlob } from '../kit/download.ts';
import { qrFile } from '../kit/draw-qr.ts';
import { OnlyHereNote } from '../kit/only-here.tsx';
import { QrCode } from '../kit/qr-code.tsx';
import styles from './invite-link.module.css';

/** Whether the browser's share sheet takes pictures. */
const sharesPictures = (): boolean =>
  navigator.canShare?.({ files: [new File([], 'code.png', { type: 'image/png' })] }) ?? false;

/** The invitation link as a QR code, to be scanned here, saved as a picture or sent as one. */
export function InviteCode({ url, onShare }: { url: string; onShare: (picture: File) => void }) {
  const { t } = useLingui();
  const made = useRef<File>(undefined);
  const place = useRef<HTMLDivElement>(null);
  const name = `${fileNameOf(t`Inkreel invitation`)}.png`;
  // on a phone it would stand partly below the fold, where no camera sees the whole of it
  useEffect(() => bringIntoView(place.current), []);
  // made before it is asked for: a browser opens its share sheet only right after the press
  useEffect(() => {
    let gone = false;
    made.current = undefined;
    qrFile(url, name).then(
      (file) => {
        if (!gone) made.current = file;
      },
      // a press tries again, and tells
      (error: unknown) => console.warn('no picture of the code', error),
    );
    return () => {
      gone = true;
    };
  }, [url, name]);
  const withPicture = async (use: (picture: File) => void) => {
    if (made.current) return use(made.current);
    try {
      use(await qrFile(url, name));
    } catch (error) {
      console.warn('no picture of the code', error);
      toast({ type: 'error', title: t`File download failed, please try again` });
    }
  };
  return (
    <div ref={place} className={styles.code}>
      <QrCode text={url} label={t`QR code of your invitation link`} />
      <div className={styles.codeWays}>
        <OnlyHereNote address={url} />
        <Button
          variant="secondary"
          size="md"
          onClick={() => void withPicture((picture) => saveBlob(picture, name))}
        >
          <Download aria-hidden strokeWidth={1.75} />
          <Trans>Save picture</Trans>
        </Button>
        {sharesPictures() && (
          <Button variant="secondary" size="md" onClick={() => void withPicture(onShare)}>
            <Share2 aria-hidden strokeWidth={1.75} />
            <Trans>Share picture</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
