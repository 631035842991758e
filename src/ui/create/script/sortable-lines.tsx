import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import type { DramaLine } from '../../../api/script.ts';
import { useDragWords } from '../../kit/use-drag-words.ts';
import styles from './line.module.css';
import { putLine } from './line-actions.ts';

// made once: other objects would make other sensors, and with them every row would be drawn anew
/** A few pixels, so that a press on the handle is no drag. */
const POINTER = { activationConstraint: { distance: 4 } };
const KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates };

/** The list whose rows can be dragged by their handles, with a pointer or with the keyboard (SCRIPT-10). */
export function SortableLines({ lines, children }: { lines: readonly DramaLine[]; children: ReactNode }) {
  const { t } = useLingui();
  const words = useDragWords(lines);
  const ids = useMemo(() => lines.map(({ id }) => id), [lines]);
  const sensors = useSensors(useSensor(PointerSensor, POINTER), useSensor(KeyboardSensor, KEYBOARD));
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) void putLine(Number(active.id), Number(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={words}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className={styles.list} data-ui="lines" aria-label={t`Shots in the script`}>
          {children}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
