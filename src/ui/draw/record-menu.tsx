import { useLingui } from '@lingui/react/macro';
import type { DrawRecord } from '../../api/draw.ts';
import { FloatingMenu } from '../kit/floating-menu.tsx';
import { recordActions } from './record-actions.ts';

export default function RecordMenu({
  record,
  anchor,
  onClose,
}: {
  record: DrawRecord;
  anchor: string;
  onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <FloatingMenu
      anchor={anchor}
      label={t`Actions for this record`}
      placement="bottom-end"
      onClose={onClose}
      entries={recordActions(record)}
    />
  );
}
