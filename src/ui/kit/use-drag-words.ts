import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

/** What screen readers announce while a row is dragged. @param hint read out before how that is done */
export function useDragWords(
  lines: readonly { id: number }[],
  hint = '',
): NonNullable<DndContextProps['accessibility']> {
  const { t } = useLingui();
  return useMemo(() => {
    const total = lines.length;
    /** A row that was just picked up is over itself; that is not announced. */
    let fresh = false;
    const numberOf = (id: UniqueIdentifier) => lines.findIndex((line) => line.id === id) + 1;
    const moving = t`Press space to pick up the shot, the arrow keys to move it, space to drop it, escape to cancel.`;
    return {
      screenReaderInstructions: { draggable: [hint, moving].filter(Boolean).join(' ') },
      announcements: {
        onDragStart: ({ active }) => {
          fresh = true;
          const number = numberOf(active.id);
          return t`Picked up shot ${number} of ${total}.`;
        },
        onDragOver: ({ active, over }) => {
          const first = fresh;
          fresh = false;
          if (!over || (first && over.id === active.id)) return undefined;
          const place = numberOf(over.id);
          return t`Moved to position ${place} of ${total}.`;
        },
        onDragEnd: ({ over }) => {
          if (!over) return t`Dropped.`;
          const place = numberOf(over.id);
          return t`Dropped at position ${place} of ${total}.`;
        },
        onDragCancel: () => t`Move cancelled. The shot is back in its place.`,
      },
    };
  }, [lines, hint, t]);
}
