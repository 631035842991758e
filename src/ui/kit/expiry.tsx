import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LostFilm } from '../../store/film/export/lost-film.ts';

const DAY = 86_400_000;

/** Days that are left until an instant, rounded up; at least one while it lies ahead. */
export const daysUntil = (until: string | number, now = Date.now()): number =>
  Math.max(0, Math.ceil((new Date(until).getTime() - now) / DAY));

/** How long a film can still be downloaded. @param until when its files expire @param lost why they are not available any more */
export function Expiry({ until, lost }: { until: string | number; lost: LostFilm | null }) {
  if (lost === 'expired') return <Trans>Expired: films are kept for 10 days</Trans>;
  if (lost === 'missing') return <Trans>No video file</Trans>;
  const days = Math.max(1, daysUntil(until));
  return plural(days, { one: 'Expires in # day', other: 'Expires in # days' });
}
