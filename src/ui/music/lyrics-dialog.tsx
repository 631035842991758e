import { Trans, useLingui } from '@lingui/react/macro';
import { PencilLine } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { LYRIC_TASK_CHARACTERS } from '../../api/music-tools.ts';
import { points } from '../../store/account/points.ts';
import { session } from '../../store/account/session-state.ts';
import { browser } from '../../store/browser.ts';
import { signInFirst } from '../../store/dialogs.ts';
import { musicForm } from '../../store/music/music-form.ts';
import { closeOverlay } from '../../store/music/overlay.ts';
import { askLyrics } from '../../store/music/write-lyrics.ts';
import { reportAs } from '../errors/report-as.ts';
import { Button } from '../kit/button.tsx';
import { DialogDismiss } from '../kit/dialog-dismiss.tsx';
import { DialogButtons } from '../kit/dialog-parts.tsx';
import { useFullWords } from '../kit/full-note.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { SheetDialog } from '../kit/sheet-dialog.tsx';
import { SubmitStatus } from '../kit/submit-status.tsx';
import { useKeptWords } from '../kit/use-kept-words.ts';
import { idOf } from './field-ids.ts';
import { fillLyrics } from './fill-lyrics.ts';
import styles from './lyrics-dialog.module.css';

/** Writes lyrics: a text box for the request, start and cancel (MUSIC-17, MUSIC-18). */
export default function LyricsDialog() {
  const { t } = useLingui();
  const { online } = useSnapshot(browser);
  const { payload } = useSnapshot(points);
  const [first] = useState(musicForm.description || musicForm.tags);
  const { words: task, write, forget } = useKeptWords('lyrics', first);
  const full = useFullWords(task, LYRIC_TASK_CHARACTERS);
  const [state, setState] = useState<'idle' | 'writing' | 'missing'>('idle');
  const [open, setOpen] = useState(true);
  const status = useId();
  const asking = useRef(new AbortController());
  useEffect(() => {
    const { current } = asking;
    return () => current.abort();
  }, []);
  const start = async () => {
    if (task.trim() === '') {
      setState('missing');
      return;
    }
    if (state === 'writing' || !online) return;
    if (!session.token) {
      setOpen(false);
      signInFirst();
      return;
    }
    setState('writing');
    try {
      fillLyrics(await askLyrics(task.trim(), asking.current.signal));
      forget();
      setOpen(false);
    } catch (error) {
      setState('idle');
      if (!asking.current.signal.aborted) reportAs(t`Generate failed`, error);
    }
  };
  return (
    <SheetDialog
      title={t`Write lyrics`}
      size="sm"
      drafted
      shown={open}
      focus={() => document.querySelector<HTMLElement>('[data-ui="lyric-task"]')}
      onClose={() => {
        closeOverlay();
        if (musicForm.lyrics) document.getElementById(idOf('lyrics'))?.focus();
      }}
    >
      <div className={styles.form}>
        <textarea
          data-ui="lyric-task"
          rows={8}
          dir="auto"
          value={task}
          maxLength={LYRIC_TASK_CHARACTERS}
          aria-label={t`What the song should be about`}
          placeholder={t`A song about my grandmother's garden, warm and a little sad`}
          aria-invalid={state === 'missing' && task.trim() === ''}
          aria-describedby={status}
          onChange={({ target }) => {
            write(target.value);
            if (state === 'missing') setState('idle');
          }}
        />
        {(payload?.providers?.lyrics ?? 'built-in engine') === 'built-in engine' && (
          <Quiet small>
            <Trans>
              The built-in engine writes verses, a chorus and a bridge with rhymes, in the language of your
              words. It costs no points.
            </Trans>
          </Quiet>
        )}
        <SubmitStatus
          id={status}
          problem={state === 'missing' ? t`Say what the song should be about` : undefined}
        >
          {full}
        </SubmitStatus>
      </div>
      <DialogButtons>
        <DialogDismiss />
        <Button
          variant="primary"
          size="lg"
          loading={state === 'writing'}
          blocked={!online}
          aria-describedby={status}
          onClick={() => void start()}
        >
          <PencilLine aria-hidden size={16} strokeWidth={1.75} />
          <Trans>Start writing</Trans>
        </Button>
      </DialogButtons>
    </SheetDialog>
  );
}
