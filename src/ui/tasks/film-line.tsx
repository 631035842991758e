import type { TaskView } from '../../store/task-center/rows.ts';
import { clockOf } from '../kit/elapsed.ts';
import { daysUntil, Expiry } from '../kit/expiry.tsx';
import styles from './task-points.module.css';

type Film = NonNullable<TaskView['film']>;

/** Whether a film has expired: its files are no longer served. */
export const isGone = ({ video_url, expires_at }: Film, now = Date.now()): boolean =>
  video_url === '' || now >= Date.parse(expires_at);

/** A film's length, and when it expires. */
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
