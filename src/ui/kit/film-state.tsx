import { Trans, useLingui } from '@lingui/react/macro';
import { Clapperboard, Pause, Play, RotateCw, X } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { browser } from '../../store/browser.ts';
import type { FilmUploader } from '../../store/works/film-uploader.ts';
import styles from './film-state.module.css';
import { progressWords } from './film-words.ts';
import { handsOn } from './hand-on.ts';
import { IconButton } from './icon-button.tsx';

const GOING: ReadonlySet<string> = new Set(['starting', 'sending']);
const RESTING: ReadonlySet<string> = new Set(['paused', 'stopped', 'waiting']);

/** The upload of a film: its name, progress, and buttons to pause, resume and remove it. */
export function FilmState({
  upload,
  arrived,
}: {
  upload: FilmUploader /** What it can be used for once it is uploaded. */;
  arrived: string;
}) {
  const { t } = useLingui();
  const film = useSnapshot(upload.state);
  const { online } = useSnapshot(browser);
  const { phase, name, size, sent } = film;
  const percent = size > 0 ? Math.floor((sent / size) * 100) : 0;
  return (
    <div className={styles.film} data-ui="film-upload" data-phase={phase}>
      <Clapperboard aria-hidden size={22} strokeWidth={1.6} />
      <b dir="auto" title={name}>
        {name}
      </b>
      <small>{progressWords(film, { online, arrived })}</small>
      <div className={styles.buttons}>
        {RESTING.has(phase) && (
          <IconButton
            ref={handsOn}
            aria-label={phase === 'paused' ? t`Resume the upload` : t`Try again now`}
            onClick={() => void upload.resume()}
          >
            {phase === 'paused' ? (
              <Play aria-hidden size={17} strokeWidth={1.9} />
            ) : (
              <RotateCw aria-hidden size={17} strokeWidth={1.9} />
            )}
          </IconButton>
        )}
        {GOING.has(phase) && (
          <IconButton ref={handsOn} aria-label={t`Pause the upload`} onClick={() => void upload.pause()}>
            <Pause aria-hidden size={17} strokeWidth={1.9} />
          </IconButton>
        )}
        <IconButton ref={handsOn} aria-label={t`Remove the video`} onClick={() => void upload.forget()}>
          <X aria-hidden size={17} strokeWidth={1.9} />
        </IconButton>
      </div>
      {phase !== 'arrived' && (
        <progress max={100} value={percent} aria-label={t`Upload of the video`}>
          <Trans>{percent} %</Trans>
        </progress>
      )}
    </div>
  );
}
