import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { UploadedFile } from '../../store/create-upload.ts';
import { drawings } from '../../store/drawings.ts';
import { report } from '../errors/error-policy.ts';
import { ChoiceStates } from './choice-states.tsx';
import styles from './drawing-dialog.module.css';
import { mediaOf } from './media-address.ts';
import { SheetDialog } from './sheet-dialog.tsx';

/** Chooses one of one's own drawings. */
export default function DrawingDialog({
  onChoose,
  onClose,
}: {
  onChoose: (picture: UploadedFile) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { items } = useSnapshot(drawings.state);
  const [open, setOpen] = useState(true);
  const read = () => void drawings.load().catch((error: unknown) => report(error, { background: true }));
  useEffect(read, []);
  const pictures = items.flatMap(({ draw_id, images, message_input }) =>
    images.map((url, index) => ({ key: `${draw_id}-${index}`, url, name: message_input })),
  );
  return (
    // the pictures come later, and nobody opens it for the button that closes it
    <SheetDialog title={t`From my drawings`} size="lg" shown={open} focus={() => null} onClose={onClose}>
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map(({ key, url, name }) => (
            <li key={key}>
              <button
                type="button"
                aria-label={t`Use this drawing: ${name}`}
                onClick={() => {
                  onChoose({ url, name });
                  setOpen(false);
                }}
              >
                <img src={mediaOf(url, 320) ?? ''} alt="" loading="lazy" decoding="async" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <ChoiceStates
        list={drawings}
        isEmpty={pictures.length === 0}
        onRead={read}
        none={[t`No drawings yet`, <Trans key="none">What you draw appears here.</Trans>]}
        failed={t`Couldn't load your drawings`}
        safe={<Trans>Your pictures are safe on the server.</Trans>}
        className={styles.pictures}
        skeleton={styles.skeleton}
      />
    </SheetDialog>
  );
}
