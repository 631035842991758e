import { useLingui } from '@lingui/react/macro';
import { Download, Pencil, Shuffle } from 'lucide-react';
import { useState } from 'react';
import type { GeneratedImage, Role } from '../../../api/characters.ts';
import { points } from '../../../store/account/points.ts';
import { editCost, evolveCost } from '../../../store/film/characters/role-models.ts';
import { pointsWords } from '../../kit/cost-words.ts';
import type { MenuEntry } from '../../kit/floating-menu.tsx';
import { ItemActions } from '../../kit/item-actions.tsx';
import { mediaOf } from '../../kit/media-address.ts';
import { rowOf } from '../../kit/pass-focus.ts';
import { RevealedPicture } from '../../kit/revealed-picture.tsx';
import { saveFile } from '../../kit/save-file.ts';
import { TILE } from '../../kit/tile-button.tsx';
import { changeBlocked } from '../picture-words.ts';
import { roleActions } from './role-actions.ts';
import styles from './role-materials.module.css';

/** A picture of the role. A press shows it as the role's picture (CHAR-33, CHAR-37). */
export function RolePicture({
  role,
  picture,
  index,
  number,
  onEdit,
}: {
  role: Role;
  picture: GeneratedImage;
  /** Index in its task. */
  index: number;
  number: number;
  onEdit: (address: string) => void;
}) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const address = picture.images[index] ?? '';
  const chosen = picture.is_select === 1 && picture.select_index === index;
  const price = (cost: number | null) => (cost === null ? {} : { end: pointsWords(cost) });
  const actions = (): MenuEntry[] => [
    {
      value: 'download',
      label: t`Download`,
      icon: Download,
      quick: true,
      run: () => void saveFile(mediaOf(address) ?? '', role.role_name, number - 1),
    },
    ...(picture.tool_name === 'mj'
      ? [
          {
            value: 'evolve',
            label: t`Evolve`,
            icon: Shuffle,
            ...price(evolveCost(points.payload)),
            ...changeBlocked('evolve'),
            run: () => void roleActions.evolve(role, picture, index),
          },
        ]
      : []),
    {
      value: 'edit',
      label: t`Edit`,
      icon: Pencil,
      ...price(editCost(points.payload)),
      ...changeBlocked('edit'),
      run: () => onEdit(address),
    },
  ];
  return (
    <li
      {...TILE}
      {...rowOf('role-picture')}
      data-ui="role-picture"
      className={styles.tile}
      data-chosen={chosen || undefined}
    >
      <button
        type="button"
        aria-pressed={chosen}
        aria-label={t`Use picture ${number} for ${role.role_name}`}
        onClick={() => void roleActions.choose(role.id, picture, index)}
      >
        <RevealedPicture source={mediaOf(address, 320)} alt="" lazy />
      </button>
      <ItemActions
        label={t`Actions for picture ${number}`}
        of={t`picture ${number}`}
        actions={actions}
        open={open}
        onOpen={setOpen}
      />
    </li>
  );
}
