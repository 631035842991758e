import { Trans, useLingui } from '@lingui/react/macro';
import { AudioLines, FileUp, X } from 'lucide-react';
import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { browser } from '../../store/browser.ts';
import { type LipForm, lipForm } from '../../store/lipsync/lip-form.ts';
import { problemIn, refusedSound } from '../../store/lipsync/refused-sound.ts';
import { dropSound, SOUND_LIMITS, type SoundProblem, soundUpload } from '../../store/lipsync/sound-upload.ts';
import { AddTile } from '../kit/add-tile.tsx';
import { FileButton } from '../kit/file-button.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { SoundPlayer } from '../kit/sound-player.tsx';
import { Spinner } from '../kit/spinner.tsx';
import { StatusLine } from '../kit/status-line.tsx';
import { uploadHint, uploadProblem } from '../kit/upload-words.ts';
import { useTouchOnly } from '../kit/use-touch-only.ts';
import { idOf } from './field-ids.ts';
import { useMissingWords } from './missing-words.ts';
import { sendSound } from './send-sound.ts';
import styles from './sound-upload-field.module.css';

/** An uploaded recording instead of a spoken text: chosen, dropped or pasted (LIP-17 to LIP-21). */
export function SoundUploadField({ missing }: { missing: boolean }) {
  const { t } = useLingui();
  const touch = useTouchOnly();
  const form = useSnapshot(lipForm) as LipForm;
  const { upload } = form;
  const later = problemIn(form, useSnapshot(refusedSound).last);
  const { phase, name, problem, refused } = useSnapshot(soundUpload);
  const words = useMissingWords();
  const note = useId();
  const most = SOUND_LIMITS.maxSeconds;
  const { language } = useSnapshot(browser);
  const wordsOf = (what: SoundProblem): string => {
    if (what === 'length') return t`The audio must not be longer than ${most} seconds`;
    if (what === 'unreadable') return t`The file can't be read`;
    if (what === 'silent')
      return t`Nothing can be heard in this audio. Choose a recording in which somebody speaks`;
    if (what === 'speechless')
      return t`The built-in engine hears no speech in this recording, so the mouth would not move. Choose one in which somebody speaks clearly`;
    return uploadProblem('lipSyncSound', what);
  };
  // the server's own words stay only in the language that it said them in
  const said = refused && (refused.language === language ? refused.words : t`Audio upload failed`);
  const atOnce = problem ? wordsOf(problem) : said || (missing ? words.upload : '');
  // of a recording that is refused when the form is sent, a message speaks as well
  const wrong = atOnce || (later ? wordsOf(later) : '');
  const busy = phase !== 'idle';
  return (
    <div className={styles.field}>
      <div className={styles.line}>
        <FileButton use="lipSyncSound" label={t`Audio file`} onFile={(file) => void sendSound(file)}>
          {(button) => (
            <AddTile
              {...button}
              id={idOf('upload')}
              className={styles.place}
              aria-describedby={note}
              aria-busy={busy}
            >
              {busy ? (
                <Spinner size={18} strokeWidth={1.75} />
              ) : upload ? (
                <AudioLines aria-hidden size={18} strokeWidth={1.75} />
              ) : (
                <FileUp aria-hidden size={18} strokeWidth={1.75} />
              )}
              <span>
                {busy
                  ? phase === 'checking'
                    ? t`Checking ${name}…`
                    : t`Uploading ${name}…`
                  : upload
                    ? upload.of
                    : touch
                      ? t`Choose an audio file`
                      : t`Choose an audio file, or drop it here`}
              </span>
            </AddTile>
          )}
        </FileButton>
        {(upload || busy) && (
          <IconButton aria-label={busy ? t`Cancel the upload` : t`Remove the audio`} onClick={dropSound}>
            <X aria-hidden size={16} strokeWidth={1.75} />
          </IconButton>
        )}
      </div>
      <div id={note}>
        <StatusLine bad={Boolean(wrong)} urgent={Boolean(atOnce)}>
          {wrong || (
            <Trans>
              {uploadHint('lipSyncSound')} and {most} seconds
            </Trans>
          )}
        </StatusLine>
      </div>
      {upload && !busy && <SoundPlayer label={t`The uploaded audio`} address={upload.url} />}
    </div>
  );
}
