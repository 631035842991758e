import { useLingui } from '@lingui/react/macro';
import { FileUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { Upload, UploadedFile } from '../../store/create-upload.ts';
import { report } from '../errors/error-policy.ts';
import { Button } from './button.tsx';
import { FileButton } from './file-button.tsx';
import { IconButton } from './icon-button.tsx';
import { StatusLine } from './status-line.tsx';
import styles from './upload-field.module.css';
import { uploadHint, uploadProblem } from './upload-words.ts';

/** A form row for one file: choose it, see its progress and name, remove it, and what is accepted or wrong. */
export function UploadField({
  upload,
  value,
  label,
  removeLabel,
  missing,
}: {
  upload: Upload;
  value: UploadedFile | null;
  label: string;
  removeLabel: string;
  /** Marks the file as required. */
  missing?: ReactNode;
}) {
  const { t } = useLingui();
  const { phase, progress, problem } = useSnapshot(upload.state);
  const uploading = phase === 'uploading';
  const percent = Math.round((progress ?? 0) * 100);
  const wrong = problem ? uploadProblem(upload.use, problem) : missing;
  return (
    <div className={styles.field}>
      <FileButton use={upload.use} label={label} onFile={(file) => upload.take(file).catch(report)}>
        {(button) => (
          <Button {...button} variant="soft" className={styles.file}>
            <FileUp aria-hidden size={16} strokeWidth={1.75} />
            {uploading
              ? t`Uploading ${percent} %`
              : value
                ? value.name || t`Choose another file`
                : t`Choose a file`}
          </Button>
        )}
      </FileButton>
      {(value || uploading) && (
        <IconButton
          aria-label={uploading ? t`Cancel the upload` : removeLabel}
          onClick={uploading ? upload.cancel : upload.drop}
        >
          <X aria-hidden size={16} strokeWidth={1.75} />
        </IconButton>
      )}
      <StatusLine bad={Boolean(wrong)} urgent={Boolean(wrong)}>
        {wrong || uploadHint(upload.use)}
      </StatusLine>
    </div>
  );
}
