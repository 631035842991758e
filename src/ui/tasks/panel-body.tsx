import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../store/account/session-state.ts';
import { browser } from '../../store/browser.ts';
import { openDialog } from '../../store/dialogs.ts';
import { center } from '../../store/task-center/center.ts';
import { EmptyState } from '../kit/empty-state.tsx';
import { PanelNote } from '../kit/panel-note.tsx';
import { Filters } from './filters.tsx';
import { OFFLINE_NOTE } from './offline-note.ts';
import { type Asked, TaskDialogs } from './task-dialogs.tsx';
import { TaskList } from './task-list.tsx';
import { useCenter } from './use-center.ts';

/** The panel's content, or why there is none. */
export function PanelBody() {
  const { t } = useLingui();
  const { token } = useSnapshot(session);
  const { online } = useSnapshot(browser);
  const { state, cached } = useSnapshot(center);
  const { views, fresh, read } = useCenter();
  const [asked, setAsked] = useState<Asked | null>(null);
  if (!token)
    return (
      <EmptyState
        heading="h3"
        title={t`Your tasks`}
        action={{
          label: t`Sign in`,
          // opens over the panel, which then shows the tasks
          run: () => openDialog({ name: 'login' }),
        }}
      >
        <Trans>Sign in to see your running and finished tasks.</Trans>
      </EmptyState>
    );
  return (
    <>
      <Filters />
      <PanelNote id={OFFLINE_NOTE} retry={online && state === 'failed' ? read : undefined}>
        {!online ? (
          <Trans>You're offline. This is what you last saw. Cancelling and retrying need a connection.</Trans>
        ) : (
          state === 'failed' &&
          (cached ? (
            <Trans>Couldn't refresh the list. This is what you last saw.</Trans>
          ) : (
            <Trans>Couldn't load the list. This is what this device knows.</Trans>
          ))
        )}
      </PanelNote>
      <TaskList views={views} fresh={fresh} onAsk={setAsked} />
      <TaskDialogs asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}
