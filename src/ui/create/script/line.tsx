import { useSortable } from '@dnd-kit/sortable';
import { useLingui } from '@lingui/react/macro';
import { GripVertical } from 'lucide-react';
import { memo } from 'react';
import type { DramaLine } from '../../../api/script.ts';
import { rowOf } from '../../kit/pass-focus.ts';
import { TileButton } from '../../kit/tile-button.tsx';
import styles from './line.module.css';
import { LineEditor } from './line-editor.tsx';
import { LineMenuButton } from './line-menu-button.tsx';
import { LineText } from './line-text.tsx';

/** One line, in its read view or its edit view (SCRIPT-09). */
export const Line = memo(function Line({
  line,
  index,
  of,
  editing,
}: {
  line: DramaLine;
  index: number;
  of: number;
  editing: boolean;
}) {
  const { t } = useLingui();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: line.id });
  const number = index + 1;
  return (
    <li
      {...rowOf('line')}
      ref={setNodeRef}
      id={`line-${line.id}`}
      className={styles.line}
      data-editing={editing || undefined}
      data-dragging={isDragging || undefined}
      aria-label={t`Shot ${number}`}
      style={{
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition,
      }}
    >
      <div className={styles.grip}>
        <TileButton
          look="quiet"
          className={styles.handle}
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={t`Move shot ${number}`}
          aria-roledescription={t`draggable`}
        >
          <GripVertical aria-hidden size={16} strokeWidth={1.75} />
        </TileButton>
        <b aria-hidden>{number}</b>
      </div>
      {editing ? <LineEditor id={line.id} number={number} /> : <LineText line={line} />}
      {!editing && <LineMenuButton line={line} index={index} of={of} />}
    </li>
  );
});
