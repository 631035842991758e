import { Trans, useLingui } from '@lingui/react/macro';
import { FileVideo } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { filmUpload } from '../../store/works/film-state.ts';
import { takeFilm } from '../../store/works/film-upload.ts';
import { Button } from '../kit/button.tsx';
import { FileButton } from '../kit/file-button.tsx';
import { StatusLine } from '../kit/status-line.tsx';
import { uploadHint } from '../kit/upload-words.ts';
import styles from './film-field.module.css';
import { FilmState } from './film-state.tsx';
import { problemWords } from './film-words.ts';

/** The video of the form: choose or drop one, then see it arrive (PUB-01). @param missing Publish was pressed without one */
export function FilmField({ missing }: { missing: boolean }) {
  const { t } = useLingui();
  const film = useSnapshot(filmUpload);
  const { phase } = film;
  const take = (file: File) => void takeFilm(file);
  const wrong = problemWords(film) || (missing && phase === 'none' ? t`Choose a video` : '');
  return (
    <div className={styles.field}>
      <b>
        <Trans>Video</Trans>
      </b>
      {phase === 'none' ? (
        <FileButton use="workVideo" label={t`Choose a video`} onFile={take}>
          {(button) => (
            <button {...button} type="button" className={styles.drop} data-ui="film-drop">
              <FileVideo aria-hidden size={28} strokeWidth={1.5} />
              <Trans>Drop a video here, or choose one</Trans>
              <small>{uploadHint('workVideo')}</small>
            </button>
          )}
        </FileButton>
      ) : (
        <FilmState />
      )}
      {phase === 'missing' && (
        <FileButton use="workVideo" label={t`Choose the file again`} onFile={take}>
          {(button) => (
            <Button {...button} size="md" variant="soft">
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
