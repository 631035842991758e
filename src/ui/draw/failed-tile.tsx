import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleAlert, RotateCw } from 'lucide-react';
import { useSnapshot } from 'valtio';
import type { DrawRecord } from '../../api/draw.ts';
import { points } from '../../store/account/points.ts';
import { browser } from '../../store/browser.ts';
import { settingsOf } from '../../store/draw/draw-settings.ts';
import type { DrawView } from '../../store/draw/draw-view.ts';
import { Button } from '../kit/button.tsx';
import { costOf, drawAgain } from './draw-again.ts';
import styles from './shots.module.css';

/** A failed or cancelled generation: why, what happened to the points (DRAW-26), and a button to try again. */
export function FailedTile({ record, view }: { record: DrawRecord; view: DrawView }) {
  // update the price with each balance
  useSnapshot(points);
  const { online } = useSnapshot(browser);
  const settings = settingsOf(record);
  const cost = settings && costOf(settings);
  return (
    <div data-ui="failed" className={`${styles.tile} ${styles.failed}`}>
      <CircleAlert aria-hidden size={20} strokeWidth={1.75} />
      <strong>{view.cancelled ? <Trans>Cancelled</Trans> : <Trans>Generation failed</Trans>}</strong>
      {view.failMessage && !view.cancelled && <span>{view.failMessage}</span>}
      {view.refunded !== null && view.refunded > 0 && (
        <span>{plural(view.refunded, { one: '# point refunded', other: '# points refunded' })}</span>
      )}
      {settings && online && (
        <Button variant="secondary" size="sm" onClick={() => void drawAgain(settings)}>
          <RotateCw aria-hidden size={14} strokeWidth={1.75} />
          {cost === null ? (
            <Trans>Try again</Trans>
          ) : (
            plural(cost, { one: 'Try again · # point', other: 'Try again · # points' })
          )}
        </Button>
      )}
    </div>
  );
}
