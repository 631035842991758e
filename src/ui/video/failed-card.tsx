import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { points } from '../../store/account/points.ts';
import { browser } from '../../store/browser.ts';
import { Button } from '../kit/button.tsx';
import { ClipFailed } from '../kit/clip-pending.tsx';
import { leftOutWords } from '../kit/left-out-words.ts';
import { OfName } from '../kit/of-name.tsx';
import type { CardProps } from './card-props.ts';
import { clipActions } from './clip-actions.ts';
import { againOf } from './clip-again.ts';
import { useClipName } from './clip-name.ts';
import { deleteClip } from './delete-clip.ts';

/** A failed or cancelled clip: the reason, the refunded points, trying again, using its settings, and deleting it (VIDEO-04). */
export function FailedCard({ clip, view }: CardProps) {
  // the price follows the balance
  useSnapshot(points);
  const { online } = useSnapshot(browser);
  const again = againOf({ clip, view });
  const name = useClipName(view);
  const note = leftOutWords(again?.leftOut ?? null);
  const noteId = useId();
  return (
    <ClipFailed
      name={name}
      view={view}
      note={{ id: noteId, words: note }}
      actions={() => clipActions({ clip, view })}
      onDelete={() => deleteClip({ clip, view })}
    >
      {again && (
        <Button
          size="xs"
          variant="secondary"
          blocked={!online || again.leftOut?.why === 'change'}
          aria-describedby={note ? noteId : undefined}
          onClick={again.run}
        >
          <RotateCw aria-hidden size={13} strokeWidth={1.75} />
          {again.cost === null ? (
            <Trans>Try again</Trans>
          ) : (
            plural(again.cost, { one: 'Try again · # point', other: 'Try again · # points' })
          )}
          <OfName name={name} />
        </Button>
      )}
    </ClipFailed>
  );
}
