import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleAlert, CircleX, RotateCw, Trash2 } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { points } from '../../store/account/points.ts';
import { browser } from '../../store/browser.ts';
import { openOverlay } from '../../store/video/overlay.ts';
import { Button } from '../kit/button.tsx';
import { PointsBack } from '../kit/points-back.tsx';
import styles from './card.module.css';
import type { CardProps } from './card-props.ts';
import { againOf } from './clip-again.ts';

/** A failed or cancelled clip: why, what happened to the points, trying again, and deleting it (VIDEO-04). */
export function FailedCard({ clip, view }: CardProps) {
  // the price follows the balance
  useSnapshot(points);
  const { online } = useSnapshot(browser);
  const again = againOf({ clip, view });
  const Icon = view.cancelled ? CircleX : CircleAlert;
  return (
    <div
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
      <div className={styles.buttons}>
        {again && (
          <Button size="xs" variant="secondary" blocked={!online} onClick={again.run}>
            <RotateCw aria-hidden size={13} strokeWidth={1.75} />
            {again.cost === null ? (
              <Trans>Try again</Trans>
            ) : (
              plural(again.cost, { one: 'Try again · # point', other: 'Try again · # points' })
            )}
          </Button>
        )}
        <Button size="xs" variant="quiet" blocked={!online} onClick={() => openOverlay('delete', view.key)}>
          <Trash2 aria-hidden size={13} strokeWidth={1.75} />
          <Trans>Delete</Trans>
        </Button>
      </div>
    </div>
  );
}
