import { Trans, useLingui } from '@lingui/react/macro';
import { FileVideo } from 'lucide-react';
import { useSnapshot } from 'valtio';
import type { FileUse } from '../../api/uploads.ts';
import type { FilmUploader } from '../../store/works/film-uploader.ts';
import { Button } from './button.tsx';
import { FileButton } from './file-button.tsx';
import styles from './film-field.module.css';
import { FilmState } from './film-state.tsx';
import { problemWords } from './film-words.ts';
import { handsOn } from './hand-on.ts';
import { StatusLine } from './status-line.tsx';
import { uploadHint } from './upload-words.ts';
import { useTouchOnly } from './use-touch-only.ts';

/** A video of a form: chosen or dropped, then uploaded in parts (PUB-01, DIGI-01). */
export function FilmField({
  upload,
  use,
  label,
  missing,
  arrived,
  onFile,
}: {
  upload: FilmUploader;
  use: FileUse;
  label: string;
  /** Why it is required; empty if it is not. */
  missing: string;
  /** What it can be used for once it is uploaded. */
  arrived: string;
  /** Takes a chosen file. Default: into the upload at once. */
  onFile?: (file: File) => void;
}) {
  const { t } = useLingui();
  const touch = useTouchOnly();
  const film = useSnapshot(upload.state);
  const { phase } = film;
  const take = onFile ?? ((file: File) => void upload.take(file));
  const wrong = problemWords(film, use) || (phase === 'none' ? missing : '');
  return (
    <div className={styles.field}>
      <b>{label}</b>
      {phase === 'none' ? (
        <FileButton use={use} label={t`Choose a video`} onFile={take}>
          {(button) => (
            <button ref={handsOn} {...button} type="button" className={styles.drop} data-ui="film-drop">
              <FileVideo aria-hidden size={28} strokeWidth={1.5} />
              {touch ? <Trans>Choose a video</Trans> : <Trans>Drop a video here, or choose one</Trans>}
              <small>{uploadHint(use)}</small>
            </button>
          )}
        </FileButton>
      ) : (
        <FilmState upload={upload} arrived={arrived} />
      )}
      {phase === 'missing' && (
        <FileButton use={use} label={t`Choose the file again`} onFile={take}>
          {(button) => (
            <Button ref={handsOn} {...button} size="md" variant="soft">
              <Trans>Choose the file again</Trans>
            </Button>
          )}
        </FileButton>
      )}
      <StatusLine bad urgent={Boolean(wrong)}>
        {wrong}
      </StatusLine>
    </div>
  );
}
