import { useLingui } from '@lingui/react/macro';
import type { DrawRecord } from '../../api/draw.ts';
import type { DrawView } from '../../store/draw/draw-view.ts';
import { FloatingMenu } from '../kit/floating-menu.tsx';
import { recordActions } from './record-actions.ts';
import { useRecordName } from './use-record-name.ts';

export default function RecordMenu({
  record,
  view,
  anchor,
  onClose,
}: {
  record: DrawRecord;
  view: DrawView;
  anchor: string;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const name = useRecordName(view);
  return (
    <FloatingMenu
      anchor={anchor}
      label={t`Actions for ${name}`}
      placement="bottom-end"
      onClose={onClose}
      entries={recordActions(record, view)}
    />
  );
}
