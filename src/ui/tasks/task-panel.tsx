import { useLingui } from '@lingui/react/macro';
import { SheetDialog } from '../kit/sheet-dialog.tsx';
import { PanelBody } from './panel-body.tsx';

/** The task centre: every task of every tool, beside whatever page is open. */
export default function TaskPanel({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <SheetDialog title={t`Tasks`} size="side" drafted onClose={onClose}>
      <PanelBody />
    </SheetDialog>
  );
}
