import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type SensorDescriptor,
  type SensorOptions,
} from '@dnd-kit/core';
import {
  horizontalListSortingStrategy,
  SortableContext,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { type ReactNode, useMemo } from 'react';
import { useDragWords } from './use-drag-words.ts';

const STRATEGIES = { row: horizontalListSortingStrategy, column: verticalListSortingStrategy };

/** A list whose items can be dragged to another position; screen readers are told. */
export function SortableList({
  items,
  direction,
  sensors,
  label,
  name,
  hint,
  className,
  onMove,
  children,
}: {
  items: readonly { id: number }[];
  direction: keyof typeof STRATEGIES;
  sensors: SensorDescriptor<SensorOptions>[];
  label: string;
  /** For tests to find it. */
  name?: string;
  /** Read out before how an item is moved. */
  hint?: string;
  className: string | undefined;
  /** @param to the item at the position where this one was dropped */
  onMove: (id: number, to: number) => void;
  children: ReactNode;
}) {
  const words = useDragWords(items, hint);
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(Number(active.id), Number(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={words}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={ids} strategy={STRATEGIES[direction]}>
        <ol className={className} data-ui={name} aria-label={label}>
          {children}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
