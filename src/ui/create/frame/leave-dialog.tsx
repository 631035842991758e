import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Step } from '../../../store/film/film.ts';
import { changedLines, saveLine } from '../../../store/film/script/script-changes.ts';
import { reportAs } from '../../errors/report-as.ts';
import { Button } from '../../kit/button.tsx';
import { DialogDismiss } from '../../kit/dialog-dismiss.tsx';
import { DialogButtons, DialogWords } from '../../kit/dialog-parts.tsx';
import { SentenceGap } from '../../kit/sentence-gap.tsx';
import { SheetDialog } from '../../kit/sheet-dialog.tsx';
import { leaveFor } from './go-step.ts';
import { leaving } from './leaving.ts';

/** Asks what to do with unsaved script edits: save them, keep them as drafts, or stay. */
export default function LeaveDialog({ to }: { to: Step }) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const [count] = useState(() => changedLines().length);
  const close = () => {
    leaving.to = null;
  };
  const leave = () => {
    close();
    leaveFor(to);
  };
  const save = async () => {
    setBusy(true);
    try {
      await Promise.all(changedLines().map(saveLine));
      leave();
    } catch (error) {
      close();
      reportAs(t`Couldn't save the shots. Your text is still here.`, error);
    }
  };
  return (
    <SheetDialog title={t`Save your changes?`} size="md" onClose={close}>
      <DialogWords>
        <p>
          {plural(count, {
            one: '# shot has unsaved changes.',
            other: '# shots have unsaved changes.',
          })}
          <SentenceGap />
          <Trans>
            Drafts open again when you come back. They don't reach the storyboard until you save them.
          </Trans>
        </p>
      </DialogWords>
      <DialogButtons>
        <DialogDismiss>
          <Trans>Keep editing</Trans>
        </DialogDismiss>
        <Button variant="secondary" size="lg" onClick={leave}>
          <Trans>Keep as drafts</Trans>
        </Button>
        <Button variant="primary" size="lg" loading={busy} onClick={() => void save()}>
          <Trans>Save and continue</Trans>
        </Button>
      </DialogButtons>
    </SheetDialog>
  );
}
