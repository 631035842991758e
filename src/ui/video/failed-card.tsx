import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw, SlidersHorizontal } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { points } from '../../store/account/points.ts';
import { browser } from '../../store/browser.ts';
import { settingsOf } from '../../store/video/clip-settings.ts';
import { Button } from '../kit/button.tsx';
import { ClipFailed } from '../kit/clip-pending.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import type { CardProps } from './card-props.ts';
import { againOf } from './clip-again.ts';
import { deleteClip } from './delete-clip.ts';
import { takeSettings } from './take.ts';

/** A failed or cancelled clip: the reason, the refunded points, trying again, using its settings, and deleting it (VIDEO-04). */
export function FailedCard({ clip, view }: CardProps) {
  const { t } = useLingui();
  // the price follows the balance
  useSnapshot(points);
  const { online } = useSnapshot(browser);
  const again = againOf({ clip, view });
  return (
    <ClipFailed view={view} onDelete={() => deleteClip({ clip, view })}>
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
      {/* without words, as the one that deletes: the price needs the room */}
      <IconButton
        aria-label={t`Reuse parameters`}
        title={t`Reuse parameters`}
        onClick={() => takeSettings(settingsOf(clip))}
      >
        <SlidersHorizontal aria-hidden size={16} strokeWidth={1.75} />
      </IconButton>
    </ClipFailed>
  );
}
