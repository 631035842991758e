import { Trans } from '@lingui/react/macro';
import { UserRound } from 'lucide-react';
import { useSnapshot } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import { board } from '../../../store/film/storyboard/board.ts';
import { mediaOf } from '../../kit/media-address.ts';
import styles from './shot-roles.module.css';

/** The roles in the shot, with their reference pictures (BOARD-37). */
export function ShotRoles({ shot }: { shot: Shot }) {
  const { roles } = useSnapshot(board);
  const here = roles.filter(({ name }) => shot.role_name.includes(name));
  if (here.length === 0) return null;
  return (
    <section className={styles.roles}>
      <h3>
        <Trans>Characters</Trans>
      </h3>
      <ul>
        {here.map(({ id, name, cref }) => {
          const picture = mediaOf(cref, 320);
          return (
            <li key={id}>
              {picture ? (
                <img src={picture} alt="" loading="lazy" decoding="async" />
              ) : (
                <UserRound aria-hidden size={14} strokeWidth={1.75} />
              )}
              {name}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
