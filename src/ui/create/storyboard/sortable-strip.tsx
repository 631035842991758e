import { KeyboardCode, KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Shot } from '../../../api/shot.ts';
import { shotIndex } from '../../../store/film/storyboard/board.ts';
import { SortableList } from '../../kit/sortable-list.tsx';
import { shotActions } from './shot-actions.ts';
import styles from './strip.module.css';

// made once: other objects would make other sensors, and with them every shot would be drawn anew
/** A few pixels, so that a press is no drag. */
const MOUSE = { activationConstraint: { distance: 6 } };
/** Held, so that a finger can scroll the strip. */
const TOUCH = { activationConstraint: { delay: 250, tolerance: 8 } };
/** Enter is left to choosing the shot. */
const KEYBOARD = {
  coordinateGetter: sortableKeyboardCoordinates,
  keyboardCodes: {
    start: [KeyboardCode.Space],
    cancel: [KeyboardCode.Esc],
    end: [KeyboardCode.Space, KeyboardCode.Enter],
  },
};

/** The strip whose shots can be dragged, with a pointer, a finger or the keyboard (BOARD-10). */
export function SortableStrip({ shots, children }: { shots: readonly Shot[]; children: ReactNode }) {
  const { t } = useLingui();
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, KEYBOARD),
  );
  return (
    <SortableList
      items={shots}
      direction="row"
      sensors={sensors}
      label={t`Shots`}
      className={styles.list}
      onMove={(id, to) => void shotActions.move(id, shotIndex(to))}
    >
      {children}
    </SortableList>
  );
}
