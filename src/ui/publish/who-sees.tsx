import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { points } from '../../store/account/points.ts';
import { Quiet } from '../kit/quiet.tsx';
import { SentenceGap } from '../kit/sentence-gap.tsx';

/** Who will see a work, and when. @param children what else to say, for a video of one's own */
export function WhoSees({ children }: { children?: ReactNode }) {
  const { payload } = useSnapshot(points);
  const isReviewed = payload?.works_reviewed === 1;
  return (
    <Quiet small>
      {isReviewed && <Trans>The studio looks at every work before others see it.</Trans>}
      <SentenceGap />
      {payload?.named === 0 ? (
        <Trans>Everyone will be able to watch it. Without a nickname you appear as “unknown user”.</Trans>
      ) : (
        <Trans>Everyone will be able to watch it, with your name.</Trans>
      )}
      <SentenceGap />
      {children}
      <SentenceGap />
      <Trans>Nothing is public until you press Publish.</Trans>
    </Quiet>
  );
}

/** When a change of a published work is seen. */
export function ChangeSeen() {
  const { payload } = useSnapshot(points);
  return (
    <Quiet small>
      {payload?.works_reviewed === 1 ? (
        <Trans>The studio looks at the change first. Until then the work is not in the square.</Trans>
      ) : (
        <Trans>Everyone sees the change at once.</Trans>
      )}
    </Quiet>
  );
}

/** When a work that was rejected is seen, whatever this studio does with others. */
export function ReviewedAgain() {
  return (
    <Quiet small>
      <Trans>The studio looks at it again before others see it.</Trans>
    </Quiet>
  );
}
