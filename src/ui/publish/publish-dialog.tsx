import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { ApiError } from '../../api/errors.ts';
import { browser } from '../../store/browser.ts';
import { closeDialog } from '../../store/dialogs.ts';
import { toast } from '../../store/toasts.ts';
import {
  coverUpload,
  publishForm,
  publishWork,
  type WorkToPublish,
  workForm,
} from '../../store/works/publish.ts';
import { report } from '../errors/error-policy.ts';
import { Button } from '../kit/button.tsx';
import { DialogDismiss } from '../kit/dialog-dismiss.tsx';
import { DialogButtons } from '../kit/dialog-parts.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { SheetDialog } from '../kit/sheet-dialog.tsx';
import { StatusLine } from '../kit/status-line.tsx';
import { CoverPicker } from './cover-picker.tsx';
import styles from './publish-dialog.module.css';
import { WorkFields } from './work-fields.tsx';

const WHY_ID = 'publish-why';

/** Asks for title, cover and description of a work. Only its own button publishes. */
export default function PublishDialog({ work }: { work: WorkToPublish }) {
  const { t } = useLingui();
  const { title } = useSnapshot(publishForm);
  const { phase } = useSnapshot(coverUpload.state);
  const { online } = useSnapshot(browser);
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState(false);
  const uploading = phase === 'uploading';
  useEffect(() => {
    void workForm.open(work);
  }, [work]);

  const publish = async () => {
    if (title.trim() === '') {
      setMissing(true);
      return;
    }
    setBusy(true);
    try {
      const inSquare = await publishWork(work);
      toast({ type: 'success', title: inSquare ? t`Published` : t`Reviewed before it goes public` });
      closeDialog();
    } catch (error) {
      // the server's words, or ours when it has none (NOTICE-08)
      if (error instanceof ApiError && error.kind === 'refused' && error.message) report(error);
      else toast({ type: 'error', title: t`Publish failed` });
    } finally {
      setBusy(false);
    }
  };

  return (
    <SheetDialog title={t`Publish to the square`} size="md" drafted onClose={closeDialog}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void publish();
        }}
      >
        <CoverPicker form={workForm} work={work} filmLabel={t`Film's cover`} />
        <WorkFields form={workForm} missing={missing} onTitle={() => setMissing(false)} />
        <Quiet small>
          <Trans>
            Everyone will be able to watch it, with your name. Nothing is public until you press Publish.
          </Trans>
        </Quiet>
        <StatusLine id={WHY_ID}>
          {!online ? t`You're offline` : uploading ? t`The cover is still uploading` : null}
        </StatusLine>
        <DialogButtons>
          <DialogDismiss>
            <Trans>Not now</Trans>
          </DialogDismiss>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            loading={busy}
            blocked={!online || uploading}
            aria-describedby={WHY_ID}
          >
            <Trans>Publish</Trans>
          </Button>
        </DialogButtons>
      </form>
    </SheetDialog>
  );
}
