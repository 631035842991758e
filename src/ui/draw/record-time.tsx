import { Trans } from '@lingui/react/macro';
import type { DrawView } from '../../store/draw/draw-view.ts';
import { TimeText } from '../kit/time-text.tsx';

/** When a record was made. */
export function RecordTime({ view }: { view: DrawView }) {
  if (view.phase !== 'working') return <TimeText at={view.at} recent />;
  return (
    <time>
      <Trans>now</Trans>
    </time>
  );
}
