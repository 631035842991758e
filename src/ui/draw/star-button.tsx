import { useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import type { DrawRecord } from '../../api/draw.ts';
import type { DrawView } from '../../store/draw/draw-view.ts';
import { TileButton } from '../kit/tile-button.tsx';
import { star } from './record-changes.ts';
import styles from './record-head.module.css';
import { useRecordName } from './use-record-name.ts';

/** Stars a record. Beside a server without stars there is none. */
export function StarButton({ record, view }: { record: DrawRecord; view: DrawView }) {
  const { t } = useLingui();
  const name = useRecordName(view);
  if (record.starred === undefined) return null;
  return (
    <TileButton
      look="quiet"
      className={styles.star}
      aria-label={t`Star: ${name}`}
      aria-pressed={view.starred}
      onClick={() => star(view.id, !view.starred)}
    >
      <Star aria-hidden size={17} strokeWidth={1.75} />
    </TileButton>
  );
}
