import { useLingui } from '@lingui/react/macro';
import { AudioLines, FileUp, X } from 'lucide-react';
import { type DragEvent, useId, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { type MusicForm, musicForm, rowOf } from '../../store/music/music-form.ts';
import { dropReference, referenceUpload } from '../../store/music/reference.ts';
import { sayOthersLeft } from '../kit/file-drop.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { Spinner } from '../kit/spinner.tsx';
import { StatusLine } from '../kit/status-line.tsx';
import { useTouchOnly } from '../kit/use-touch-only.ts';
import { idOf } from './field-ids.ts';
import { HeardFacts } from './heard-facts.tsx';
import styles from './reference-field.module.css';
import { useReferenceWords } from './reference-words.ts';
import { sendReference } from './send-reference.ts';

/** The reference audio: chosen, dropped or pasted; its audio features once it is analyzed (MUSIC-19). */
export function ReferenceField({ label, problem }: { label: string; problem: string }) {
  const { t } = useLingui();
  const touch = useTouchOnly();
  const { tool, reference } = useSnapshot(musicForm) as MusicForm;
  const { phase, name, problem: refused } = useSnapshot(referenceUpload);
  const words = useReferenceWords(tool);
  const picker = useRef<HTMLInputElement>(null);
  const note = useId();
  const row = rowOf({ tool });
  const busy = phase !== 'idle';
  const wrong = refused ? words.problem(refused) : problem;
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    sayOthersLeft(files, file);
    void sendReference(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  return (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      <div className={styles.line}>
        <button
          type="button"
          id={idOf('reference')}
          className={styles.place}
          aria-describedby={note}
          aria-busy={busy}
          onClick={() => picker.current?.click()}
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
          onPaste={(event) => take(event.clipboardData.files)}
        >
          {busy ? (
            <Spinner size={18} strokeWidth={1.75} />
          ) : reference ? (
            <AudioLines aria-hidden size={18} strokeWidth={1.75} />
          ) : (
            <FileUp aria-hidden size={18} strokeWidth={1.75} />
          )}
          <span>
            {busy
              ? phase === 'checking'
                ? t`Checking ${name}…`
                : t`Uploading and listening…`
              : reference
                ? reference.name || t`The audio of that song`
                : touch
                  ? t`Choose an audio file`
                  : t`Choose an audio file, or drop it here`}
          </span>
        </button>
        {(reference || busy) && (
          <IconButton
            aria-label={busy ? t`Cancel the upload` : t`Remove the reference audio`}
            onClick={dropReference}
          >
            <X aria-hidden size={16} strokeWidth={1.75} />
          </IconButton>
        )}
        <input
          ref={picker}
          type="file"
          hidden
          accept={row.audio.join(',')}
          aria-label={label}
          onChange={({ target }) => {
            take(target.files);
            target.value = '';
          }}
        />
      </div>
      <div id={note}>
        <StatusLine bad={Boolean(wrong)} urgent={Boolean(wrong)}>
          {wrong || words.hint}
        </StatusLine>
      </div>
      {reference?.heard && <HeardFacts heard={reference.heard} />}
    </div>
  );
}
