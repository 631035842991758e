import { Trans } from '@lingui/react/macro';
import type { Progress } from '../../../store/film/storyboard/shot-view.ts';

/** A word on a shot whose picture or clip is coming or has failed; nothing on one that rests. */
export function ShotState({
  progress: { picture, clip },
}: {
  progress: { picture: Progress; clip: Progress };
}) {
  const says = [picture, clip];
  if (says.includes('generating'))
    return (
      <span className="shot-state">
        <Trans>Generating</Trans>
      </span>
    );
  if (says.includes('queuing'))
    return (
      <span className="shot-state">
        <Trans>Queued</Trans>
      </span>
    );
  if (says.includes('failed'))
    return (
      <span className="shot-state" data-bad>
        <Trans>Failed</Trans>
      </span>
    );
  return null;
}
