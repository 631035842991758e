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

/** A list of shots whose items can be dragged to another's place, and which says so to a screen reader. */
export function SortableList({
  items,
  direction,
  sensors,
  label,
  name,
  className,
  onMove,
  children,
}: {
  items: readonly { id: number }[];
  direction: keyof typeof STRATEGIES;
  sensors: SensorDescriptor<SensorOptions>[];
  label: string;
  /** For those who look for it, such as tests. */
  name?: string;
  className: string | undefined;
  /** @param to the item that stands where this one was dropped */
  onMove: (id: number, to: number) => void;
  children: ReactNode;
}) {
  const words = useDragWords(items);
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
