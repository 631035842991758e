import { useLingui } from '@lingui/react/macro';
import { Clapperboard } from 'lucide-react';
import type { TaskItem } from '../../api/task-list.ts';
import { lostFilm } from '../../store/film/export/lost-film.ts';
import { clockOf } from '../kit/elapsed.ts';
import { Expiry } from '../kit/expiry.tsx';
import { mediaOf } from '../kit/media-address.ts';
import { TASK_STATE_NAMES } from '../kit/task-words.ts';
import { dateTimeOf } from '../kit/times.ts';
import { addressOf } from '../router/routes.ts';
import styles from './project-films.module.css';

/** One export of a project: when it was made, or started until it is, and its state. */
export function FilmRow({
  item: { task_id, image, created_at, ended_at, state, film },
  open,
  onPress,
}: {
  item: Readonly<TaskItem>;
  open: boolean;
  onPress: () => void;
}) {
  const { i18n, t } = useLingui();
  // a film has the same time here and in the facts of its page
  const at = dateTimeOf(i18n.locale, (film && ended_at) || created_at);
  const picture = mediaOf(image, 320);
  const lost = film ? lostFilm({ until: Date.parse(film.expires_at), video: film.video_url }) : null;
  return (
    <li>
      <a
        className={styles.row}
        onClick={onPress}
        href={`#${addressOf('film', `id=${encodeURIComponent(task_id)}`)}`}
        aria-current={open ? 'page' : undefined}
      >
        <span className={styles.thumb}>
          {picture ? (
            <img src={picture} alt="" loading="lazy" />
          ) : (
            <Clapperboard aria-hidden size={18} strokeWidth={1.5} />
          )}
        </span>
        <span className={styles.words}>
          <strong>{film ? t`Made ${at}` : t`Started ${at}`}</strong>
          <small data-state={state}>
            {film ? (
              <>
                {clockOf(film.seconds)} · <Expiry until={film.expires_at} lost={lost} />
              </>
            ) : (
              i18n._(TASK_STATE_NAMES[state])
            )}
          </small>
        </span>
      </a>
    </li>
  );
}
