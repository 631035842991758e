import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { Spinner } from '../../kit/spinner.tsx';
import styles from './upload-overlay.module.css';
import { uploadingShots } from './uploading.ts';

/** Stands over a shot whose picture is on its way up, and for a moment after it has arrived (BOARD-25, BOARD-26). */
export function UploadOverlay({ id }: { id: number }) {
  const state = useSnapshot(uploadingShots).byShot[id];
  if (!state) return null;
  return (
    <div className={styles.overlay} role="status">
      {state === 'sending' ? (
        <>
          <Spinner size={22} />
          <Trans>Uploading</Trans>
        </>
      ) : (
        <>
          <Check aria-hidden size={22} />
          <Trans>Uploaded</Trans>
        </>
      )}
    </div>
  );
}
