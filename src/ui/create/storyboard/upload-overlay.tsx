import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { shotUpload } from '../../../store/film/storyboard/shot-upload.ts';
import { Spinner } from '../../kit/spinner.tsx';
import styles from './upload-overlay.module.css';

/** Covers a shot while its picture uploads, and for a moment after (BOARD-25, BOARD-26). */
export function UploadOverlay({ id }: { id: number }) {
  const { phase } = useSnapshot(shotUpload(id).state);
  if (phase === 'idle') return null;
  return (
    <div className={styles.overlay} role="status">
      {phase === 'uploading' ? (
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
