import { Suspense } from 'react';
import type { TaskView } from '../../store/task-center/rows.ts';
import type { Repeat } from '../../store/tasks/read-repeat.ts';
import { later } from '../kit/later.ts';

const CancelDialog = later(() => import('./cancel-dialog.tsx'));
const RepeatDialog = later(() => import('./repeat-dialog.tsx'));

/** A question about a task before something is done to it. */
export type Asked = { view: TaskView; title: string } & (
  | { what: 'cancel' }
  | { what: 'repeat'; repeat: Repeat }
);

/** Rendered beside the list: a task's row may move or disappear while the dialog is open. */
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
