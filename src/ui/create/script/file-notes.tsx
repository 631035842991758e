import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { FileCheck, FileWarning, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { browser } from '../../../store/browser.ts';
import { script } from '../../../store/film/script/script.ts';
import { closeNotes, takeBackImport } from '../../../store/film/script/script-files.ts';
import { toast } from '../../../store/toasts.ts';
import { reportAs } from '../../errors/report-as.ts';
import { Button } from '../../kit/button.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import styles from './file-notes.module.css';
import { NoteList } from './note-list.tsx';

/** Notes about the last imported file: what became of it, and a button that undoes the import. */
export function FileNotes() {
  const { t } = useLingui();
  const { notes, canUndoImport } = useSnapshot(script);
  const { online } = useSnapshot(browser);
  const [busy, setBusy] = useState(false);
  if (notes.length === 0 && !canUndoImport) return null;
  const undo = async () => {
    setBusy(true);
    try {
      const { storyboard, kept_shots: kept } = await takeBackImport();
      toast({
        type: 'success',
        title: t`The script is as it was before the import`,
        ...(storyboard === 1 && {
          description: kept
            ? plural(kept, {
                one: 'The storyboard went back with it. # new shot in which you have made or edited something stays until you update it.',
                other:
                  'The storyboard went back with it. # new shots in which you have made or edited something stay until you update it.',
              })
            : t`The storyboard went back with it.`,
        }),
      });
    } catch (error) {
      reportAs(t`Undo failed`, error);
    }
    setBusy(false);
  };
  const close = () => closeNotes().catch((error: unknown) => reportAs(t`Couldn't close the notes`, error));
  const Icon = notes.length > 0 ? FileWarning : FileCheck;
  const offline = !online && t`You're offline`;
  return (
    <section className={styles.notes} aria-label={t`About the file`}>
      <div className={styles.head}>
        <Icon aria-hidden size={18} strokeWidth={1.75} />
        {/* no count and no verdict: a note may also say what was kept, or how many more there are */}
        <strong>{notes.length > 0 ? t`About the file` : t`Script imported`}</strong>
        {canUndoImport && (
          <Button
            variant="quiet"
            size="sm"
            loading={busy}
            disabledReason={offline}
            onClick={() => void undo()}
          >
            {!busy && <Undo2 aria-hidden size={16} strokeWidth={1.75} />}
            <Trans>Undo import</Trans>
          </Button>
        )}
        <IconButton aria-label={t`Close`} disabledReason={offline} onClick={() => void close()}>
          <X aria-hidden size={16} strokeWidth={1.75} />
        </IconButton>
      </div>
      <NoteList notes={notes} />
    </section>
  );
}
