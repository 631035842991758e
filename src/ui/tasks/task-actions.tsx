import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { browser } from '../../store/browser.ts';
import type { TaskView } from '../../store/task-center/rows.ts';
import { readRepeat } from '../../store/tasks/read-repeat.ts';
import { checkAgain } from '../../store/tasks/tasks.ts';
import { reportAs } from '../errors/report-as.ts';
import { LinkButton } from '../kit/link-button.tsx';
import { safeAddress } from '../kit/safe-address.ts';
import { saveFile } from '../kit/save-file.ts';
import { showResultsOf } from '../kit/turn-side.ts';
import { leavePanelFor } from '../router/panel.ts';
import { ActionButton } from './action-button.tsx';
import { lostOf } from './film-line.tsx';
import styles from './task-actions.module.css';
import type { Asked } from './task-dialogs.tsx';

/** The actions that fit a task's state. */
export function TaskActions({
  view,
  title,
  onAsk,
}: {
  view: TaskView;
  title: string;
  onAsk: (asked: Asked) => void;
}) {
  const { t } = useLingui();
  const { online } = useSnapshot(browser);
  const [busy, setBusy] = useState(false);
  const { phase, film } = view;
  const open = t`Open`;
  const gone = film !== null && lostOf(film) !== null;
  const offersRepeat = view.canRepeat && (phase === 'failed' || phase === 'cancelled' || gone);

  const askRepeat = async () => {
    setBusy(true);
    try {
      const repeat = await readRepeat(view);
      if (repeat) onAsk({ what: 'repeat', view, title, repeat });
    } catch (error) {
      reportAs(gone ? t`Couldn't export it again` : t`Couldn't run it again`, error);
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
          aria-label={t`${open}: ${title}`}
          href={`#${view.place}`}
          onClick={(event) => {
            event.preventDefault();
            showResultsOf(view.place);
            leavePanelFor(view.place);
          }}
        >
          {open}
        </LinkButton>
      )}
      {film && !gone && (
        <>
          <ActionButton
            online={online}
            label={t`Download`}
            title={title}
            onPress={() => void save(film.video_url)}
          />
          {film.subtitles_url && (
            <ActionButton
              online={online}
              label={t`Subtitles`}
              title={title}
              onPress={() => void save(film.subtitles_url)}
            />
          )}
        </>
      )}
      {phase === 'unknown' && view.key && (
        <ActionButton
          online={online}
          label={t`Check again`}
          title={title}
          onPress={() => checkAgain([view.key])}
        />
      )}
      {view.canCancel && (
        <ActionButton
          online={online}
          label={t`Cancel`}
          title={title}
          onPress={() => onAsk({ what: 'cancel', view, title })}
        />
      )}
      {offersRepeat && (
        <ActionButton
          online={online}
          busy={busy}
          label={gone ? t`Export again` : t`Try again`}
          title={title}
          onPress={() => void askRepeat()}
        />
      )}
    </div>
  );
}
