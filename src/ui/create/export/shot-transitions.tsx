import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Transition } from '../../../api/film-settings.ts';
import { filmLook } from '../../../store/film/export/film-settings.ts';
import { board } from '../../../store/film/storyboard/board.ts';
import { mediaOf } from '../../kit/media-address.ts';
import styles from './shot-transitions.module.css';
import { useTransitions } from './use-transitions.ts';

/** The transition from each shot to the next: the film's, or its own. */
export function ShotTransitions() {
  const { t } = useLingui();
  const { shots } = useSnapshot(board);
  const { own } = useSnapshot(filmLook);
  const transitions = useTransitions();
  return (
    <ol className={styles.shots} aria-label={t`Between shots`}>
      {shots.slice(0, -1).map(({ id, scene_img }, index) => {
        const [from, to] = [index + 1, index + 2];
        const picture = mediaOf(scene_img, 320);
        const name = t`From shot ${from} to shot ${to}`;
        return (
          <li key={id}>
            {picture ? <img src={picture} alt="" loading="lazy" decoding="async" /> : <span aria-hidden />}
            <b aria-hidden>
              {from} → {to}
            </b>
            <select
              aria-label={name}
              value={own[id] ?? ''}
              onChange={({ target }) => {
                filmLook.own[id] = target.value as Transition | '';
              }}
            >
              <option value="">{t`As the film`}</option>
              {transitions.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </li>
        );
      })}
    </ol>
  );
}
