import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { TaskView } from '../../store/task-center/rows.ts';
import { clockOf } from '../kit/elapsed.ts';
import styles from './task-points.module.css';

const DAY = 86_400_000;

type Film = NonNullable<TaskView['film']>;

/** A film is kept for so long; after that its files are no longer told. */
export const isGone = ({ video_url, expires_at }: Film, now = Date.now()): boolean =>
  video_url === '' || now >= Date.parse(expires_at);

/** How long a film is, and how long it can still be downloaded. */
export function FilmLine({ film }: { film: Film }) {
  const length = clockOf(film.seconds);
  const days = Math.max(1, Math.ceil((Date.parse(film.expires_at) - Date.now()) / DAY));
  return (
    <p className={styles.points} data-soon={days <= 3 || undefined}>
      {length}
      {' · '}
      {isGone(film) ? (
        <Trans>Expired: films are kept for 10 days</Trans>
      ) : (
        plural(days, { one: 'Expires in # day', other: 'Expires in # days' })
      )}
    </p>
  );
}
