import { lazy, Suspense } from 'react';
import type { Repeat } from '../../store/task-center/actions.ts';
import type { TaskView } from '../../store/task-center/rows.ts';

const CancelDialog = lazy(() => import('./cancel-dialog.tsx'));
const RepeatDialog = lazy(() => import('./repeat-dialog.tsx'));

/** What a person is asked about a task before it is done. */
export type Asked = { view: TaskView; title: string } & (
  | { what: 'cancel' }
  | { what: 'repeat'; repeat: Repeat }
);

/** Asked beside the list, not inside of a task's row: the row may end, move or go while the question stands. */
export function TaskDialogs({ asked, onClose }: { asked: Asked | null; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      {asked?.what === 'cancel' && <CancelDialog view={asked.view} title={asked.title} onClose={onClose} />}
      {asked?.what === 'repeat' && (
        <RepeatDialog view={asked.view} title={asked.title} repeat={asked.repeat} onClose={onClose} />
      )}
    </Suspense>
  );
}
