import { useLingui } from '@lingui/react/macro';
import { SheetDialog } from '../kit/sheet-dialog.tsx';
import { PanelBody } from './panel-body.tsx';

/** The task center: all tasks of all tools, beside any page. */
export default function TaskPanel({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <SheetDialog title={t`Tasks`} size="side" drafted onClose={onClose}>
      <PanelBody />
    </SheetDialog>
  );
}
