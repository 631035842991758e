import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleAlert, CircleX, RotateCw } from 'lucide-react';
import { useId } from 'react';
import { useSnapshot } from 'valtio';
import type { DrawRecord } from '../../api/draw.ts';
import { points } from '../../store/account/points.ts';
import { browser } from '../../store/browser.ts';
import type { DrawView } from '../../store/draw/draw-view.ts';
import { Button } from '../kit/button.tsx';
import { OfName } from '../kit/of-name.tsx';
import { PointsBack } from '../kit/points-back.tsx';
import { againOf } from './draw-again.ts';
import styles from './shots.module.css';
import { useRecordName } from './use-record-name.ts';

/** A failed or cancelled generation: the reason, the refunded points (DRAW-26), and a button to try again. */
export function FailedTile({ record, view }: { record: DrawRecord; view: DrawView }) {
  // update the price with each balance
  useSnapshot(points);
  const { online } = useSnapshot(browser);
  const again = againOf(record);
  const name = useRecordName(view);
  const reason = useId();
  const Icon = view.cancelled ? CircleX : CircleAlert;
  return (
    <div
      data-ui="failed"
      className={`${styles.tile} ${styles.failed}`}
      data-cancelled={view.cancelled || undefined}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} />
      <strong>{view.cancelled ? <Trans>Cancelled</Trans> : <Trans>Generation failed</Trans>}</strong>
      {view.failMessage && !view.cancelled && <span>{view.failMessage}</span>}
      <PointsBack charged={view.charged} refunded={view.refunded} />
      {again?.whyNot && <span id={reason}>{again.whyNot}</span>}
      {again &&
        (online || again.whyNot ? (
          <Button
            variant="secondary"
            size="sm"
            blocked={again.whyNot !== ''}
            aria-describedby={again.whyNot ? reason : undefined}
            onClick={again.run}
          >
            <RotateCw aria-hidden size={14} strokeWidth={1.75} />
            {again.cost === null ? (
              <Trans>Try again</Trans>
            ) : (
              plural(again.cost, { one: 'Try again · # point', other: 'Try again · # points' })
            )}
            <OfName name={name} />
          </Button>
        ) : (
          <span>
            <Trans>You can try again when you're back online.</Trans>
          </span>
        ))}
    </div>
  );
}
