import { Dialog } from '@chakra-ui/react/dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { ScriptChanges } from '../../../api/script-changes.ts';
import { leaveStoryboard } from '../../../store/film/storyboard/script-update.ts';
import { Button } from '../../kit/button.tsx';
import { DialogDismiss } from '../../kit/dialog-dismiss.tsx';
import { DialogButtons, DialogWords } from '../../kit/dialog-parts.tsx';
import { SheetDialog } from '../../kit/sheet-dialog.tsx';
import { ScriptUpdateList } from './script-update-list.tsx';
import { updateFromScript } from './use-script-update.ts';

/** Shows what a changed script would change in the storyboard, and lets the person choose. */
export default function ScriptUpdateDialog({ changes }: { changes: ScriptChanges }) {
  const { t } = useLingui();
  const updates = useRef(false);
  const cancels = changes.removed.some(({ making }) => making === 1);
  const losesMedia = changes.removed.some(({ has_media }) => has_media === 1);
  return (
    <SheetDialog
      title={t`The script has changed`}
      size="md"
      onClose={() => {
        if (!updates.current) void leaveStoryboard();
      }}
    >
      <DialogWords>
        <p>
          <Trans>Update the storyboard to match? Shots that stay keep their pictures and clips.</Trans>
        </p>
      </DialogWords>
      <ScriptUpdateList changes={changes} />
      {losesMedia && (
        <DialogWords>
          <p>
            <Trans>Removed shots lose their pictures and clips. You can undo the update right after.</Trans>
          </p>
        </DialogWords>
      )}
      {cancels && (
        <DialogWords>
          <p>
            <Trans>What is being made for removed shots is cancelled, and its points come back.</Trans>
          </p>
        </DialogWords>
      )}
      <DialogButtons>
        <DialogDismiss>
          <Trans>Leave as it is</Trans>
        </DialogDismiss>
        <Dialog.CloseTrigger asChild unstyled>
          <Button
            variant="primary"
            size="lg"
            onClick={() => {
              updates.current = true;
              void updateFromScript();
            }}
          >
            <Trans>Update storyboard</Trans>
          </Button>
        </Dialog.CloseTrigger>
      </DialogButtons>
    </SheetDialog>
  );
}
