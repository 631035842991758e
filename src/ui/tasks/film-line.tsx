import { type LostFilm, lostFilm } from '../../store/film/export/lost-film.ts';
import type { TaskView } from '../../store/task-center/rows.ts';
import { clockOf } from '../kit/elapsed.ts';
import { daysUntil, Expiry } from '../kit/expiry.tsx';
import styles from './task-points.module.css';

type Film = NonNullable<TaskView['film']>;

/** Why a film's files are not available any more; null if they are. */
export const lostOf = ({ video_url, expires_at }: Film): LostFilm | null =>
  lostFilm({ until: Date.parse(expires_at), video: video_url });

/** A film's length, and when it expires. */
export function FilmLine({ film }: { film: Film }) {
  const { seconds, expires_at: until } = film;
  return (
    <p className={styles.points} data-soon={daysUntil(until) <= 3 || undefined}>
      {clockOf(seconds)}
      {' · '}
      <Expiry until={until} lost={lostOf(film)} />
    </p>
  );
}
