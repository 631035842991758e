import type { TaskView } from '../../store/task-center/rows.ts';
import { clockOf } from '../kit/elapsed.ts';
import { daysUntil, Expiry } from '../kit/expiry.tsx';
import styles from './task-points.module.css';

type Film = NonNullable<TaskView['film']>;

/** A film is kept for so long; after that its files are no longer told. */
export const isGone = ({ video_url, expires_at }: Film, now = Date.now()): boolean =>
  video_url === '' || now >= Date.parse(expires_at);

/** How long a film is, and how long it can still be downloaded. */
export function FilmLine({ film }: { film: Film }) {
  const { seconds, expires_at: until } = film;
  return (
    <p className={styles.points} data-soon={daysUntil(until) <= 3 || undefined}>
      {clockOf(seconds)}
      {' · '}
      <Expiry until={until} gone={isGone(film)} />
    </p>
  );
}
