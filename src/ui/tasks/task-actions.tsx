import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { browser } from '../../store/browser.ts';
import type { Repeat } from '../../store/task-center/actions.ts';
import { readRepeat } from '../../store/task-center/actions.ts';
import type { TaskView } from '../../store/task-center/rows.ts';
import { checkAgain } from '../../store/tasks.ts';
import { safeAddress } from '../kit/safe-address.ts';
import { saveFile } from '../kit/save-file.ts';
import { leavePanelFor } from '../router/panel.ts';
import { report } from '../shell/error-policy.ts';
import { ActionButton } from './action-button.tsx';
import { isGone } from './film-line.tsx';

const CancelDialog = lazy(() => import('./cancel-dialog.tsx'));
const RepeatDialog = lazy(() => import('./repeat-dialog.tsx'));

/** What can be done about a task, as it stands. */
export function TaskActions({ view, title }: { view: TaskView; title: string }) {
  const { online } = useSnapshot(browser);
  const [cancelling, setCancelling] = useState(false);
  const [repeating, setRepeating] = useState<Repeat | null>(null);
  const [busy, setBusy] = useState(false);
  const { phase, film } = view;
  const gone = film !== null && isGone(film);
  const offersRepeat = view.canRepeat && (phase === 'failed' || phase === 'cancelled' || gone);

  const askRepeat = async () => {
    setBusy(true);
    try {
      setRepeating(await readRepeat(view));
    } catch (error) {
      report(error);
    } finally {
      setBusy(false);
    }
  };
  const save = (address: string) => saveFile(safeAddress(address) ?? '', view.prompt, 0);

  return (
    <div className="task-actions">
      {view.place && (
        <a
          className="task-action"
          href={`#${view.place}`}
          onClick={(event) => {
            event.preventDefault();
            leavePanelFor(view.place);
          }}
        >
          <Trans>Open</Trans>
          <span className="unseen">: {title}</span>
        </a>
      )}
      {film && !gone && (
        <>
          <ActionButton online={online} title={title} onPress={() => void save(film.video_url)}>
            <Trans>Download</Trans>
          </ActionButton>
          {film.subtitles_url && (
            <ActionButton online={online} title={title} onPress={() => void save(film.subtitles_url)}>
              <Trans>Subtitles</Trans>
            </ActionButton>
          )}
        </>
      )}
      {phase === 'unknown' && view.key && (
        <ActionButton online={online} title={title} onPress={() => checkAgain([view.key])}>
          <Trans>Check again</Trans>
        </ActionButton>
      )}
      {view.canCancel && (
        <ActionButton online={online} title={title} onPress={() => setCancelling(true)}>
          <Trans>Cancel</Trans>
        </ActionButton>
      )}
      {offersRepeat && (
        <ActionButton online={online} busy={busy} title={title} onPress={() => void askRepeat()}>
          {gone ? <Trans>Export again</Trans> : <Trans>Try again</Trans>}
        </ActionButton>
      )}
      <Suspense fallback={null}>
        {cancelling && <CancelDialog view={view} title={title} onClose={() => setCancelling(false)} />}
        {repeating && (
          <RepeatDialog view={view} title={title} repeat={repeating} onClose={() => setRepeating(null)} />
        )}
      </Suspense>
    </div>
  );
}
