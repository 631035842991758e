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
import { ChangeSeen, ReviewedAgain, WhoSees } from './who-sees.tsx';
import { WhyRejected } from './why-rejected.tsx';
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
  const { published, rejected } = work;
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
    await sendWork(() => publishWork(work), title.trim(), published);
    setBusy(false);
  };

  return (
    <SheetDialog
      title={published ? t`Edit your work` : rejected ? t`Change and submit again` : t`Publish to the square`}
      size="md"
      drafted
      onClose={closeDialog}
    >
      <DialogForm
        submit={published ? <Trans>Save</Trans> : rejected ? <Trans>Submit</Trans> : <Trans>Publish</Trans>}
        dismiss={published ? undefined : <Trans>Not now</Trans>}
        busy={busy}
        // until the draft is here, the form is about nothing
        blocked={!online || uploading || worksId !== work.worksId}
        describedBy={WHY_ID}
        onSubmit={() => void publish()}
      >
        {rejected && <WhyRejected reason={rejected.reason} />}
        <CoverPicker
          form={workForm}
          work={work}
          filmLabel={published || rejected ? t`Cover as it is` : t`Film's cover`}
        />
        <WorkFields form={workForm} missing={missing} onTitle={() => setMissing(false)} />
        <AuthorField form={workForm} />
        {published ? <ChangeSeen /> : rejected ? <ReviewedAgain /> : <WhoSees />}
        <StatusLine id={WHY_ID}>
          {!online ? t`You're offline` : uploading ? t`The cover is still uploading` : null}
        </StatusLine>
      </DialogForm>
    </SheetDialog>
  );
}
