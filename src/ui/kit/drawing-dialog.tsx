import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { UploadedFile } from '../../store/create-upload.ts';
import { drawings } from '../../store/drawings.ts';
import { report } from '../errors/error-policy.ts';
import { Button } from './button.tsx';
import styles from './drawing-dialog.module.css';
import { EmptyState } from './empty-state.tsx';
import { LoadFailed } from './load-failed.tsx';
import { mediaOf } from './media-address.ts';
import { SheetDialog } from './sheet-dialog.tsx';
import { Skeleton } from './skeleton.tsx';

/** Chooses one of one's own drawings. */
export default function DrawingDialog({
  onChoose,
  onClose,
}: {
  onChoose: (picture: UploadedFile) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { items, state, hasNext, older } = useSnapshot(drawings.state);
  const [open, setOpen] = useState(true);
  const read = () => void drawings.load().catch((error: unknown) => report(error, { background: true }));
  useEffect(read, []);
  const pictures = items.flatMap(({ draw_id, images, message_input }) =>
    images.map((url, index) => ({ key: `${draw_id}-${index}`, url, name: message_input })),
  );
  return (
    <SheetDialog title={t`From my drawings`} size="lg" shown={open} onClose={onClose}>
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
      {pictures.length === 0 && state === 'ready' && (
        <EmptyState heading="h3" title={t`No drawings yet`}>
          <Trans>What you draw appears here.</Trans>
        </EmptyState>
      )}
      {pictures.length === 0 && state === 'failed' && (
        <LoadFailed heading="h3" title={t`Couldn't load your drawings`} onRetry={read}>
          <Trans>Your pictures are safe on the server.</Trans>
        </LoadFailed>
      )}
      {pictures.length === 0 && (state === 'loading' || state === 'idle') && (
        <div className={styles.pictures} aria-hidden>
          {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
            <Skeleton key={key} className={styles.skeleton} />
          ))}
        </div>
      )}
      {hasNext && (
        <div className={styles.more}>
          <Button
            variant="secondary"
            loading={older === 'loading'}
            onClick={() => void drawings.loadOlder().catch((error: unknown) => report(error))}
          >
            <Trans>Show older</Trans>
          </Button>
        </div>
      )}
    </SheetDialog>
  );
}
