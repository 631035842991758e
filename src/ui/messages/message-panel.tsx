import { useLingui } from '@lingui/react/macro';
import { SheetDialog } from '../kit/sheet-dialog.tsx';
import { MessageBody } from './message-body.tsx';
import { ReadAllButton } from './read-all-button.tsx';

/** The message center: the studio's news, beside any page (SHELL-07). */
export default function MessagePanel({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <SheetDialog title={t`Messages`} size="side" drafted actions={<ReadAllButton />} onClose={onClose}>
      <MessageBody />
    </SheetDialog>
  );
}
