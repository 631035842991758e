import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { browser } from '../../store/browser.ts';
import { readRepeat } from '../../store/task-center/actions.ts';
import type { TaskView } from '../../store/task-center/rows.ts';
import { checkAgain } from '../../store/tasks/tasks.ts';
import { report } from '../errors/error-policy.ts';
import { LinkButton } from '../kit/link-button.tsx';
import { safeAddress } from '../kit/safe-address.ts';
import { saveFile } from '../kit/save-file.ts';
import { leavePanelFor } from '../router/panel.ts';
import { ActionButton } from './action-button.tsx';
import { isGone } from './film-line.tsx';
import styles from './task-actions.module.css';
import type { Asked } from './task-dialogs.tsx';

/** What can be done about a task, as it stands. */
export function TaskActions({
  view,
  title,
  onAsk,
}: {
  view: TaskView;
  title: string;
  onAsk: (asked: Asked) => void;
}) {
  const { online } = useSnapshot(browser);
  const [busy, setBusy] = useState(false);
  const { phase, film } = view;
  const gone = film !== null && isGone(film);
  const offersRepeat = view.canRepeat && (phase === 'failed' || phase === 'cancelled' || gone);

  const askRepeat = async () => {
    setBusy(true);
    try {
      const repeat = await readRepeat(view);
      if (repeat) onAsk({ what: 'repeat', view, title, repeat });
    } catch (error) {
      report(error);
    } finally {
      setBusy(false);
    }
  };
  const save = (address: string) => saveFile(safeAddress(address) ?? '', view.prompt, 0);

  return (
    <div className={styles.actions}>
      {view.place && (
        <LinkButton
          size="xs"
          href={`#${view.place}`}
          onClick={(event) => {
            event.preventDefault();
            leavePanelFor(view.place);
          }}
        >
          <Trans>Open</Trans>
          <span className="unseen">: {title}</span>
        </LinkButton>
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
        <ActionButton online={online} title={title} onPress={() => onAsk({ what: 'cancel', view, title })}>
          <Trans>Cancel</Trans>
        </ActionButton>
      )}
      {offersRepeat && (
        <ActionButton online={online} busy={busy} title={title} onPress={() => void askRepeat()}>
          {gone ? <Trans>Export again</Trans> : <Trans>Try again</Trans>}
        </ActionButton>
      )}
    </div>
  );
}
