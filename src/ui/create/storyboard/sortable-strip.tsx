import { KeyboardCode, KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Shot } from '../../../api/shot.ts';
import { shotIndex } from '../../../store/film/storyboard/board.ts';
import { SortableList } from '../../kit/sortable-list.tsx';
import { shotActions } from './shot-actions.ts';
import styles from './strip.module.css';

// constants, because new objects would create new sensors and render every shot again
/** A few pixels, so that a press does not start a drag. */
const MOUSE = { activationConstraint: { distance: 6 } };
/** Press and hold, so that a finger can scroll the strip. */
const TOUCH = { activationConstraint: { delay: 250, tolerance: 8 } };
/** Enter selects the shot, so it does not start a drag. */
const KEYBOARD = {
  coordinateGetter: sortableKeyboardCoordinates,
  keyboardCodes: {
    start: [KeyboardCode.Space],
    cancel: [KeyboardCode.Esc],
    end: [KeyboardCode.Space, KeyboardCode.Enter],
  },
};

/** The strip. Shots can be dragged with a pointer, a finger or the keyboard (BOARD-10). */
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
      hint={t`The arrow keys, Home and End go to another shot.`}
      className={styles.list}
      onMove={(id, to) => void shotActions.move(id, shotIndex(to))}
    >
      {children}
    </SortableList>
  );
}
