import { useLingui } from '@lingui/react/macro';
import { ImagePlus } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useSnapshot } from 'valtio';
import type { Upload } from '../../store/create-upload.ts';
import { AddTile } from './add-tile.tsx';
import { FileButton } from './file-button.tsx';
import { PictureTile } from './picture-tile.tsx';
import styles from './upload-tile.module.css';

/** A small tile that takes a picture, and shows its upload. Problems are shown nearby. */
export function UploadTile({
  upload,
  addLabel,
  onFile,
}: {
  upload: Upload;
  addLabel: string;
  onFile: (file: File) => void;
}) {
  const { t } = useLingui();
  const { phase, preview, name } = useSnapshot(upload.state);
  if (phase === 'uploading')
    return (
      <PictureTile source={preview} title={name} removeLabel={t`Cancel the upload`} onRemove={upload.drop}>
        <UploadProgress upload={upload} />
      </PictureTile>
    );
  return (
    <FileButton use={upload.use} label={addLabel} onFile={onFile}>
      {(button) => (
        <AddTile {...button} className={styles.add} aria-label={addLabel} title={addLabel}>
          <ImagePlus aria-hidden size={18} strokeWidth={1.75} />
        </AddTile>
      )}
    </FileButton>
  );
}

/** The progress of an upload, over its thumbnail. */
export function UploadProgress({ upload }: { upload: Upload }) {
  const { t } = useLingui();
  const { progress } = useSnapshot(upload.state);
  return (
    <progress
      className={styles.progress}
      style={{ '--part': progress ?? 0 } as CSSProperties}
      value={progress ?? undefined}
      aria-label={t`Uploading`}
    />
  );
}
