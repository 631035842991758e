import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

const DAY = 86_400_000;

/** Days that are left until an instant, rounded up; at least one while it lies ahead. */
export const daysUntil = (until: string | number, now = Date.now()): number =>
  Math.max(0, Math.ceil((new Date(until).getTime() - now) / DAY));

/** How long a film can still be downloaded. @param until when its files go @param gone they are not served any more */
export function Expiry({ until, gone }: { until: string | number; gone: boolean }) {
  if (gone) return <Trans>Expired: films are kept for 10 days</Trans>;
  const days = Math.max(1, daysUntil(until));
  return plural(days, { one: 'Expires in # day', other: 'Expires in # days' });
}
