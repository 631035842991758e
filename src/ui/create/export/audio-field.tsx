import { Trans, useLingui } from '@lingui/react/macro';
import { Music, X } from 'lucide-react';
import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import { FILM_AUDIO } from '../../../api/exports.ts';
import { audioUpload, dropAudio, exportForm, takeAudio } from '../../../store/film/export/form.ts';
import { report } from '../../errors/error-policy.ts';
import { Button } from '../../kit/button.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { StatusLine } from '../../kit/status-line.tsx';
import styles from './audio-field.module.css';

/** The person's own background music (EXPORT-05 to 08). */
export function AudioField({ missing }: { missing: boolean }) {
  const { t } = useLingui();
  const { audio } = useSnapshot(exportForm);
  const { progress, problem } = useSnapshot(audioUpload);
  const file = useRef<HTMLInputElement>(null);
  const percent = progress === null ? null : Math.round(progress * 100);
  return (
    <div data-ui="audio" className={styles.field}>
      <Button variant="soft" className={styles.file} onClick={() => file.current?.click()}>
        <Music aria-hidden size={16} strokeWidth={1.75} />
        {audio ? audio.name : percent === null ? t`Choose a file` : t`Uploading ${percent} %`}
      </Button>
      {(audio || progress !== null) && (
        <IconButton aria-label={t`Remove the music`} onClick={dropAudio}>
          <X aria-hidden size={16} strokeWidth={1.75} />
        </IconButton>
      )}
      <input
        ref={file}
        type="file"
        hidden
        aria-label={t`Background music`}
        accept={FILM_AUDIO.endings.join(',')}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          if (chosen) takeAudio(chosen).catch(report);
        }}
      />
      <StatusLine bad={problem !== null || missing} urgent={problem !== null || missing}>
        {problem === 'type' ? (
          <Trans>Only MP3, WAV or OGG files are supported</Trans>
        ) : problem === 'size' ? (
          <Trans>The file is larger than 200 MB</Trans>
        ) : problem === 'failed' ? (
          <Trans>Upload failed</Trans>
        ) : missing ? (
          <Trans>Please upload an audio file</Trans>
        ) : (
          <Trans>MP3, WAV or OGG, up to 200 MB</Trans>
        )}
      </StatusLine>
    </div>
  );
}
