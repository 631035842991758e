import { useLingui } from '@lingui/react/macro';
import { ImagePlus, X } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Upload, UploadedFile } from '../../store/create-upload.ts';
import { AddTile } from './add-tile.tsx';
import { FileButton } from './file-button.tsx';
import { mediaOf } from './media-address.ts';
import styles from './upload-tile.module.css';

/** A small tile for one picture: add it, see its upload, then its thumbnail. Problems are shown nearby. */
export function UploadTile({
  upload,
  value,
  addLabel,
  removeLabel,
  onFile,
}: {
  upload: Upload;
  /** The uploaded picture, of this visit or an earlier one. */
  value: UploadedFile | null;
  addLabel: string;
  removeLabel: string;
  onFile: (file: File) => void;
}) {
  const { t } = useLingui();
  const { phase, progress, preview, name } = useSnapshot(upload.state);
  /** An address that does not load, e.g. because its file has expired. */
  const [broken, setBroken] = useState('');
  const uploading = phase === 'uploading';

  if (!value && !uploading)
    return (
      <FileButton use={upload.use} label={addLabel} onFile={onFile}>
        {(button) => (
          <AddTile {...button} className={styles.add} aria-label={addLabel} title={addLabel}>
            <ImagePlus aria-hidden size={18} strokeWidth={1.75} />
          </AddTile>
        )}
      </FileButton>
    );
  const source = preview || (value && mediaOf(value.url, 320)) || '';
  const title = value?.name ?? name;
  return (
    <span className={styles.tile} title={title}>
      {source && source !== broken ? (
        <img src={source} alt={title} onError={() => setBroken(source)} />
      ) : (
        <ImagePlus aria-label={title} size={18} strokeWidth={1.75} />
      )}
      {uploading && (
        <progress
          className={styles.progress}
          style={{ '--part': progress ?? 0 } as CSSProperties}
          value={progress ?? undefined}
          aria-label={t`Uploading`}
        />
      )}
      <button type="button" aria-label={uploading ? t`Cancel the upload` : removeLabel} onClick={upload.drop}>
        <X aria-hidden size={12} strokeWidth={2.5} />
      </button>
    </span>
  );
}
