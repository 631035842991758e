import { useSnapshot } from 'valtio';
import type { GeneratedImage } from '../../../api/characters.ts';
import { deleteRolePicture } from '../../../store/film/characters/delete-role-picture.ts';
import { roleDrawing } from '../../../store/film/characters/draw-role.ts';
import { isSubmitting } from '../../../store/tasks/create-submit.ts';
import { LostPictureActions } from '../lost-picture-actions.tsx';
import { LostTile } from '../lost-tile.tsx';
import { roleActions } from './role-actions.ts';
import styles from './role-materials.module.css';

/** A picture of the role that failed or was cancelled (CHAR-38), and what can be done about it. */
export function LostRolePicture({
  roleId,
  picture,
  number,
}: {
  roleId: number;
  picture: GeneratedImage;
  number: number;
}) {
  const busy = isSubmitting(useSnapshot(roleDrawing).bySlot[roleId] ?? 'idle');
  return (
    <LostTile
      row="role-picture"
      className={styles.tile}
      cancelled={picture.cancelled === 1}
      why={picture.fail_msg}
      refunded={picture.points_refunded}
      actions={
        <LostPictureActions
          picture={picture}
          number={number}
          busy={busy}
          onAgain={() => roleActions.again(roleId, picture)}
          onDelete={deleteRolePicture}
        />
      }
    />
  );
}
