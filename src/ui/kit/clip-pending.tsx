import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleX, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import { browser } from '../../store/browser.ts';
import { checkAgain } from '../../store/tasks/tasks.ts';
import { Arriving } from './arriving.tsx';
import styles from './clip-card.module.css';
import { ClipMedia } from './clip-card.tsx';
import { clockOf, useElapsed } from './elapsed.ts';
import { IconButton } from './icon-button.tsx';
import { ItemActions } from './item-actions.tsx';
import { OfName } from './of-name.tsx';
import { PointsBack } from './points-back.tsx';
import { Spinner } from './spinner.tsx';
import { TextButton } from './text-button.tsx';
import { TILE_SHOWN } from './tile-button.tsx';
import { useLongPress } from './use-long-press.ts';

/** A clip in progress: a spinner, the elapsed time and the usual one, and its progress at a service. */
export function ClipComing({
  name,
  view,
  actions,
}: {
  name: string;
  view: {
    taskKey: string | null;
    lost: boolean;
    at: number;
    expectedSeconds: number | null;
    progress: string;
  };
  actions: Parameters<typeof ItemActions>[0]['actions'];
}) {
  const { t } = useLingui();
  const [menu, setMenu] = useState(false);
  const [begun] = useState(() => view.at || Date.now());
  const press = useLongPress(() => setMenu(true));
  const key = view.taskKey;
  const elapsed = clockOf(useElapsed(view.at || begun));
  const usual = view.expectedSeconds && clockOf(view.expectedSeconds);
  return (
    <ClipMedia {...press}>
      <Arriving className={styles.coming}>
        <Spinner size={24} strokeWidth={1.75} aria-label={t`Generating`} />
        {view.lost && key ? (
          <span className={styles.lost}>
            <Trans>No news of this clip.</Trans>{' '}
            <TextButton onClick={() => checkAgain([key])}>
              <Trans>Check again</Trans>
              <OfName name={name} />
            </TextButton>
          </span>
        ) : (
          <em>
            {usual ? t`${elapsed} · usually ${usual}` : elapsed}
            {view.progress && <small>{view.progress}</small>}
          </em>
        )}
      </Arriving>
      <ItemActions label={t`Actions for ${name}`} of={name} actions={actions} open={menu} onOpen={setMenu} />
    </ClipMedia>
  );
}

/** A failed or cancelled clip: the reason, the refunded points, deleting it, and a menu of what else can be done with it. */
export function ClipFailed({
  name,
  view,
  note,
  actions,
  children,
  onDelete,
}: {
  name: string;
  view: {
    cancelled: boolean;
    failMessage: string;
    charged: number | null;
    refunded: number | null;
  };
  /** What has to be known before it is tried again. */
  note?: { id: string; words: string };
  /** No menu without it. */
  actions?: Parameters<typeof ItemActions>[0]['actions'];
  /** The main action, e.g. trying again. */
  children: ReactNode;
  onDelete: () => void;
}) {
  const { t } = useLingui();
  const [menu, setMenu] = useState(false);
  const Icon = view.cancelled ? CircleX : CircleAlert;
  return (
    <div
      {...TILE_SHOWN}
      className={`${styles.media} ${styles.failed}`}
      data-ui="failed"
      data-cancelled={view.cancelled || undefined}
    >
      <p>
        <Icon aria-hidden size={17} strokeWidth={1.75} />
        <strong>{view.cancelled ? <Trans>Cancelled</Trans> : <Trans>Generation failed</Trans>}</strong>
      </p>
      {view.failMessage && !view.cancelled && (
        <span className={styles.why} title={view.failMessage}>
          {view.failMessage}
        </span>
      )}
      <PointsBack charged={view.charged} refunded={view.refunded} />
      {note?.words && (
        <span id={note.id} className={styles.why} data-note title={note.words}>
          {note.words}
        </span>
      )}
      <PendingButtons name={name} onDelete={onDelete}>
        {children}
      </PendingButtons>
      {actions && (
        <span className={styles.more}>
          <ItemActions
            look="quiet"
            label={t`Actions for ${name}`}
            of={name}
            actions={actions}
            open={menu}
            onOpen={setMenu}
          />
        </span>
      )}
    </div>
  );
}

/** A clip that is no longer kept, with the reason. */
export const ClipExpired = ({
  name,
  icon,
  note,
  children,
  onDelete,
}: {
  name: string;
  icon: ReactNode;
  note: ReactNode;
  /** The main action, e.g. reusing its settings. */
  children: ReactNode;
  onDelete: () => void;
}) => (
  <div className={`${styles.media} ${styles.failed}`} data-ui="expired">
    {icon}
    <div className={styles.note}>{note}</div>
    <PendingButtons name={name} onDelete={onDelete}>
      {children}
    </PendingButtons>
  </div>
);

/** The main action and deleting. */
function PendingButtons({
  name,
  children,
  onDelete,
}: {
  name: string;
  children: ReactNode;
  onDelete: () => void;
}) {
  const { t } = useLingui();
  const { online } = useSnapshot(browser);
  return (
    <div className={styles.buttons}>
      {children}
      {/* without words, so that both have room in one line */}
      <IconButton aria-label={t`Delete: ${name}`} blocked={!online} onClick={onDelete}>
        <Trash2 aria-hidden size={16} strokeWidth={1.75} />
      </IconButton>
    </div>
  );
}
