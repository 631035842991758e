import { Trans } from '@lingui/react/macro';
import type { GeneratedImage, Role } from '../../../api/characters.ts';
import { DRAW_STATES } from '../../../api/task-kinds/draw-poll.ts';
import { Arriving } from '../../kit/arriving.tsx';
import { LostRolePicture } from './lost-role-picture.tsx';
import styles from './role-materials.module.css';
import { RolePicture } from './role-picture.tsx';

/** The pictures of one task: in progress, failed with a reason, cancelled, or done (CHAR-38). */
export function RoleTask({
  role,
  picture,
  first,
  onEdit,
}: {
  role: Role;
  picture: GeneratedImage;
  /** The number of its first picture in the whole list. */
  first: number;
  onEdit: (address: string) => void;
}) {
  const { state, images } = picture;
  if (DRAW_STATES.failed.includes(state))
    return <LostRolePicture roleId={role.id} picture={picture} number={first} />;
  if (!DRAW_STATES.done.includes(state) || images.length === 0)
    return (
      <li className={styles.tile} data-state="coming">
        <Arriving className={styles.coming} />
        <Trans>Generating</Trans>
      </li>
    );
  return images.map((address, index) => (
    <RolePicture
      key={address.split('?')[0]}
      role={role}
      picture={picture}
      index={index}
      number={first + index}
      onEdit={onEdit}
    />
  ));
}
