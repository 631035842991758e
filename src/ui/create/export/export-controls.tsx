import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, Clapperboard, FileVideo, Images } from 'lucide-react';
import { Suspense, useCallback, useId, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { exporting, mirrored } from '../../../store/film/export/exports.ts';
import { findExports } from '../../../store/film/export/found-exports.ts';
import { film } from '../../../store/film/film.ts';
import { board } from '../../../store/film/storyboard/board.ts';
import { isSubmitting } from '../../../store/tasks/create-submit.ts';
import { tasks } from '../../../store/tasks/tasks.ts';
import { report } from '../../errors/error-policy.ts';
import { Button } from '../../kit/button.tsx';
import { FloatingMenu } from '../../kit/floating-menu.tsx';
import { later } from '../../kit/later.ts';
import { useHeir } from '../../kit/use-heir.ts';
import { useLostFocus } from '../../kit/use-lost-focus.ts';
import { useTasks } from '../../kit/use-tasks.ts';
import { BoardTools } from '../storyboard/board-tools.tsx';
import { useReread } from '../use-reread.ts';
import { CancelExport } from './cancel-export.tsx';
import styles from './export-controls.module.css';
import { Exporting } from './exporting.tsx';
import { saveClips, savePictures } from './save-files.ts';

const ExportDialog = later(() => import('./export-dialog.tsx'));
const BatchDialog = later(() => import('../storyboard/batch-dialog.tsx'));

/** The storyboard's controls in the project's header: its tools and the export (EXPORT-23). */
export default function ExportControls() {
  const { t } = useLingui();
  const { state } = useSnapshot(board);
  const { projectId } = useSnapshot(film);
  const { state: sending } = useSnapshot(exporting);
  const { taskId: known } = useSnapshot(mirrored);
  const { ready } = useSnapshot(tasks);
  const running = useTasks('export', { projectId }).filter(({ open: isOpen }) => isOpen === 1);
  const [task] = running.sort((a, b) => b.createdAt - a.createdAt);
  useReread(
    useCallback(() => {
      // before the engine's database is read, this browser's own exports would be taken for others'
      if (ready && projectId > 0)
        findExports(projectId).catch((error: unknown) => report(error, { background: true }));
    }, [ready, projectId]),
  );
  // the button that begins an export and the one that cancels it take each other's place, and the focus with it
  const controls = useRef<HTMLDivElement>(null);
  const inPlace = useCallback(
    () =>
      controls.current?.querySelector<HTMLElement>('[data-ui=export], [data-ui=exporting] button') ?? null,
    [],
  );
  const held = useLostFocus(inPlace);
  // the dialog of either may give the focus back only after that
  const handsOver = useHeir(inPlace);
  const menu = useId();
  const [open, setOpen] = useState<'menu' | 'dialog' | 'drawing' | null>(null);
  /** The export that is asked about. */
  const [cancelling, setCancelling] = useState<string | null>(null);
  const busy = isSubmitting(sending);
  // on the first paint, only local storage knows that an export is running (EXPORT-20)
  const waiting = !ready && known !== null;
  return (
    <div ref={controls} className={styles.controls}>
      <BoardTools />
      {task ? (
        <Exporting task={task} cancelRef={handsOver} onCancel={() => setCancelling(task.id)} {...held} />
      ) : (
        <div className={styles.split}>
          <Button
            variant="primary"
            size="md"
            ref={handsOver}
            data-ui="export"
            attached="start"
            aria-haspopup="dialog"
            disabled={state !== 'ready'}
            blocked={busy || waiting}
            {...held}
            onClick={() => setOpen('dialog')}
          >
            <Clapperboard aria-hidden size={16} strokeWidth={1.9} />
            {sending === 'checking' ? (
              <Trans>Checking the export…</Trans>
            ) : busy ? (
              <Trans>Starting the export…</Trans>
            ) : waiting ? (
              <Trans>Exporting</Trans>
            ) : (
              <Trans>Export film</Trans>
            )}
          </Button>
          <Button
            variant="primary"
            size="md"
            attached="end"
            id={menu}
            {...held}
            aria-label={t`More ways to export`}
            aria-haspopup="menu"
            aria-expanded={open === 'menu'}
            onClick={() => setOpen('menu')}
          >
            <ChevronDown aria-hidden size={16} strokeWidth={1.9} />
          </Button>
        </div>
      )}
      {cancelling && <CancelExport taskId={cancelling} onClose={() => setCancelling(null)} />}
      {open === 'menu' && (
        <FloatingMenu
          anchor={menu}
          label={t`More ways to export`}
          placement="bottom-end"
          onClose={() => setOpen((now) => (now === 'menu' ? null : now))}
          entries={[
            { value: 'pictures', label: t`Save all pictures`, icon: Images, run: () => void savePictures() },
            { value: 'clips', label: t`Save all clips`, icon: FileVideo, run: () => void saveClips() },
          ]}
        />
      )}
      <Suspense fallback={null}>
        {open === 'dialog' && (
          <ExportDialog onClose={() => setOpen(null)} onDraw={() => setOpen('drawing')} />
        )}
        {open === 'drawing' && <BatchDialog kind="missing" onClose={() => setOpen(null)} />}
      </Suspense>
    </div>
  );
}
