import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import type { DrawView } from '../../store/draw/draw-view.ts';
import styles from './shots.module.css';

/** A generation that failed or was cancelled: why, and what happened to the points (DRAW-26). */
export function FailedTile({ view }: { view: DrawView }) {
  return (
    <div data-ui="failed" className={`${styles.tile} ${styles.failed}`}>
      <CircleAlert aria-hidden size={20} strokeWidth={1.75} />
      <strong>{view.cancelled ? <Trans>Cancelled</Trans> : <Trans>Generation failed</Trans>}</strong>
      {view.failMessage && !view.cancelled && <span>{view.failMessage}</span>}
      {view.refunded !== null && view.refunded > 0 && (
        <span>{plural(view.refunded, { one: '# point refunded', other: '# points refunded' })}</span>
      )}
    </div>
  );
}
