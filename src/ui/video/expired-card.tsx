import { Trans } from '@lingui/react/macro';
import { Clock3, Trash2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { openOverlay } from '../../store/video/overlay.ts';
import { Button } from '../kit/button.tsx';
import styles from './card.module.css';
import type { CardProps } from './card-props.ts';

const HtmlView = lazy(async () => ({ default: (await import('../kit/html-view.tsx')).HtmlView }));

/** A clip that is no longer kept, with the server's note (VIDEO-06). */
export function ExpiredCard({ view }: CardProps) {
  return (
    <div className={`${styles.media} ${styles.failed}`} data-ui="expired">
      <Clock3 aria-hidden size={17} strokeWidth={1.75} />
      <div className={styles.note}>
        {view.message ? (
          <Suspense fallback={<Trans>Resource expired</Trans>}>
            <HtmlView html={view.message} />
          </Suspense>
        ) : (
          <Trans>Resource expired: videos older than 10 days can no longer be downloaded</Trans>
        )}
      </div>
      <div className={styles.buttons}>
        <Button size="xs" variant="quiet" onClick={() => openOverlay('delete', view.key)}>
          <Trash2 aria-hidden size={13} strokeWidth={1.75} />
          <Trans>Delete</Trans>
        </Button>
      </div>
    </div>
  );
}
