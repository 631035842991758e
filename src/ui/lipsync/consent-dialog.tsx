import { Trans, useLingui } from '@lingui/react/macro';
import { giveConsent } from '../../store/lipsync/consent.ts';
import { closeOverlay } from '../../store/lipsync/overlay.ts';
import { report } from '../errors/error-policy.ts';
import ConfirmDialog from '../kit/confirm-dialog.tsx';

/** Asks once for the consent to use a face, before the first one is uploaded. */
export default function ConsentDialog({ then }: { then: () => void }) {
  const { t } = useLingui();
  const agree = () => {
    // stored in the background: this visit does not wait for it
    giveConsent().catch((error: unknown) => report(error, { background: true }));
    then();
  };
  return (
    <ConfirmDialog
      title={t`Is this face yours to use?`}
      confirm={t`Yes, I may use it`}
      onConfirm={agree}
      onClose={closeOverlay}
    >
      <p>
        <Trans>
          Upload your own face, the face of somebody who agreed to it, or one that belongs to nobody. You
          confirm this once, for all faces that you upload.
        </Trans>
      </p>
      <p>
        <Trans>Every result says in its file that a machine made it.</Trans>
      </p>
    </ConfirmDialog>
  );
}
