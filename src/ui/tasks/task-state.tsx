import { Trans, useLingui } from '@lingui/react/macro';
import type { TaskView } from '../../store/task-center/rows.ts';
import { clockOf, useElapsed } from '../kit/elapsed.ts';
import { Spinner } from '../kit/spinner.tsx';
import { PHASES } from './phases.ts';
import styles from './task-state.module.css';

/** A task's state: with the time while it runs, with the reason if it failed. */
export function TaskState({ view }: { view: TaskView }) {
  const { i18n } = useLingui();
  const { label, icon: Icon } = PHASES[view.phase];
  return (
    <div className={styles.state}>
      <p>
        {view.phase === 'running' ? <Spinner size={15} /> : <Icon aria-hidden size={15} strokeWidth={1.9} />}
        <span>{view.waits ? <Trans>Queued</Trans> : i18n._(label)}</span>
        {view.phase === 'running' ? <Running view={view} /> : <Took view={view} />}
      </p>
      {view.progress && <p className={styles.why}>{view.progress}</p>}
      {view.phase === 'failed' && view.why && <p className={styles.why}>{view.why}</p>}
      {view.phase === 'unknown' && (
        <p className={styles.why}>
          <Trans>The server didn't say what happened to this one.</Trans>
        </p>
      )}
    </div>
  );
}

function Running({ view: { at, expectedSeconds, waits } }: { view: TaskView }) {
  const seconds = useElapsed(at);
  const elapsed = clockOf(seconds);
  const usual = clockOf(expectedSeconds);
  /** A usual time under a second is none worth waiting for. */
  const known = expectedSeconds >= 1;
  const share = known ? Math.min(0.96, seconds / expectedSeconds) : 0;
  return (
    <>
      <span className={styles.clock}>
        {known ? (
          <Trans>
            {elapsed} · usually {usual}
          </Trans>
        ) : (
          elapsed
        )}
      </span>
      {known && !waits && (
        <span className={styles.bar} aria-hidden>
          <i style={{ transform: `scaleX(${share})` }} />
        </span>
      )}
    </>
  );
}

function Took({ view: { phase, at, endedAt } }: { view: TaskView }) {
  if (phase !== 'done' || endedAt === null || endedAt < at) return null;
  const took = clockOf((endedAt - at) / 1000);
  return (
    <span className={styles.clock}>
      {endedAt - at < 1000 ? <Trans>in under a second</Trans> : <Trans>in {took}</Trans>}
    </span>
  );
}
