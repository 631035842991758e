import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

/** The refunded points of something that failed, as far as the server says it. */
export function PointsBack({ charged, refunded }: { charged: number | null; refunded: number | null }) {
  if (refunded !== null && refunded > 0)
    return <span>{plural(refunded, { one: '# point refunded', other: '# points refunded' })}</span>;
  if (charged === 0)
    return (
      <span>
        <Trans>No points were taken</Trans>
      </span>
    );
  return null;
}
