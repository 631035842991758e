import { KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DramaLine } from '../../../api/script.ts';
import { SortableList } from '../../kit/sortable-list.tsx';
import styles from './line.module.css';
import { putLine } from './line-actions.ts';

// constants, because new objects would create new sensors and render every row again
/** A few pixels, so that a press on the handle does not start a drag. */
const POINTER = { activationConstraint: { distance: 4 } };
const KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates };

/** The script's rows, which can be dragged by their handles with a pointer or the keyboard (SCRIPT-10). */
export function SortableLines({ lines, children }: { lines: readonly DramaLine[]; children: ReactNode }) {
  const { t } = useLingui();
  const sensors = useSensors(useSensor(PointerSensor, POINTER), useSensor(KeyboardSensor, KEYBOARD));
  return (
    <SortableList
      items={lines}
      direction="column"
      sensors={sensors}
      label={t`Shots in the script`}
      name="lines"
      className={styles.list}
      onMove={(id, to) => void putLine(id, to)}
    >
      {children}
    </SortableList>
  );
}
