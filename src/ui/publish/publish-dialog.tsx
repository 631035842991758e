import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { browser } from '../../store/browser.ts';
import { closeDialog } from '../../store/dialogs.ts';
import {
  coverUpload,
  publishForm,
  publishWork,
  type WorkToPublish,
  workForm,
} from '../../store/works/publish.ts';
import { DialogForm } from '../kit/dialog-form.tsx';
import { SheetDialog } from '../kit/sheet-dialog.tsx';
import { StatusLine } from '../kit/status-line.tsx';
import { AuthorField } from './author-field.tsx';
import { CoverPicker } from './cover-picker.tsx';
import { sendWork } from './send-work.ts';
import { ChangeSeen, WhoSees } from './who-sees.tsx';
import { WorkFields } from './work-fields.tsx';

const WHY_ID = 'publish-why';

/** Asks for title, cover and description of a work, or changes those of a published one. Only its own button publishes. */
export default function PublishDialog({ work }: { work: WorkToPublish }) {
  const { t } = useLingui();
  const { title, worksId } = useSnapshot(publishForm);
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
    await sendWork(() => publishWork(work), title.trim(), work.published);
    setBusy(false);
  };

  return (
    <SheetDialog
      title={work.published ? t`Edit your work` : t`Publish to the square`}
      size="md"
      drafted
      onClose={closeDialog}
    >
      <DialogForm
        submit={work.published ? <Trans>Save</Trans> : <Trans>Publish</Trans>}
        dismiss={work.published ? undefined : <Trans>Not now</Trans>}
        busy={busy}
        // until the draft is here, the form is about nothing
        blocked={!online || uploading || worksId !== work.worksId}
        describedBy={WHY_ID}
        onSubmit={() => void publish()}
      >
        <CoverPicker
          form={workForm}
          work={work}
          filmLabel={work.published ? t`Cover as it is` : t`Film's cover`}
        />
        <WorkFields form={workForm} missing={missing} onTitle={() => setMissing(false)} />
        <AuthorField form={workForm} />
        {work.published ? <ChangeSeen /> : <WhoSees />}
        <StatusLine id={WHY_ID}>
          {!online ? t`You're offline` : uploading ? t`The cover is still uploading` : null}
        </StatusLine>
      </DialogForm>
    </SheetDialog>
  );
}
