import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, UserRound, X } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { OMNI_REFERENCE } from '../../../api/draw-options.ts';
import type { Shot } from '../../../api/shot.ts';
import { points } from '../../../store/account/points.ts';
import { type BoardRole, board } from '../../../store/film/storyboard/board.ts';
import {
  changePictureForm,
  pictureFormOf,
  pictureForms,
  weighsReferences,
} from '../../../store/film/storyboard/picture-form.ts';
import { rolesIn, rolesMissing } from '../../../store/film/storyboard/shot-roles.ts';
import { Button } from '../../kit/button.tsx';
import { later } from '../../kit/later.ts';
import { mediaOf } from '../../kit/media-address.ts';
import { SliderField } from '../../kit/slider-field.tsx';
import { shotActions } from './shot-actions.ts';
import styles from './shot-roles.module.css';

const FloatingMenu = later(async () => ({
  default: (await import('../../kit/floating-menu.tsx')).FloatingMenu,
}));

/** The roles of the shot, with reference pictures and, if the model takes them, their weights (BOARD-18, BOARD-37, BOARD-46). */
export function ShotRoles({ shot }: { shot: Shot }) {
  const { t } = useLingui();
  const { roles } = useSnapshot(board);
  useSnapshot(pictureForms);
  // what a real model takes comes with the points answer
  useSnapshot(points);
  const add = useId();
  const [adding, setAdding] = useState(false);
  const form = pictureFormOf(shot);
  const here = rolesIn(shot);
  const missing = rolesMissing(shot);
  if (roles.length === 0) return null;
  const remove = (role: BoardRole) =>
    void shotActions.setRoles(
      shot,
      here.filter(({ id }) => id !== role.id),
    );
  return (
    <section className={styles.roles} aria-label={t`Characters`}>
      <h3>
        <Trans>Characters</Trans>
      </h3>
      <ul>
        {here.map((role) => {
          const { id, name, cref } = role;
          const weighs = weighsReferences(form) && cref !== '';
          return (
            <li key={id} data-weighs={weighs || undefined}>
              <Person role={role} onRemove={() => remove(role)} />
              {weighs && (
                <SliderField
                  label={t`Weight of ${name}`}
                  {...OMNI_REFERENCE.weight}
                  value={form.weights[id] ?? shot.ow}
                  onValue={(weight) =>
                    changePictureForm(shot.id, { weights: { ...form.weights, [id]: weight } })
                  }
                />
              )}
            </li>
          );
        })}
        {missing.length > 0 && (
          <li>
            <Button
              id={add}
              variant="soft"
              size="sm"
              aria-haspopup="menu"
              aria-expanded={adding}
              onClick={() => setAdding(true)}
            >
              <Plus aria-hidden size={14} strokeWidth={1.9} />
              <Trans>Add a character</Trans>
            </Button>
          </li>
        )}
      </ul>
      <Suspense fallback={null}>
        {adding && (
          <FloatingMenu
            anchor={add}
            label={t`Add a character`}
            entries={missing.map((role) => ({
              value: String(role.id),
              label: role.name,
              icon: UserRound,
              run: () => void shotActions.setRoles(shot, [...here, role]),
            }))}
            onClose={() => setAdding(false)}
          />
        )}
      </Suspense>
    </section>
  );
}

function Person({ role: { name, cref }, onRemove }: { role: BoardRole; onRemove: () => void }) {
  const { t } = useLingui();
  const picture = mediaOf(cref, 320);
  return (
    <span className={styles.person}>
      {picture ? (
        <img src={picture} alt="" loading="lazy" decoding="async" />
      ) : (
        <UserRound aria-hidden size={14} strokeWidth={1.75} />
      )}
      <bdi>{name}</bdi>
      <button type="button" aria-label={t`Take ${name} out of the shot`} onClick={onRemove}>
        <X aria-hidden size={13} strokeWidth={2} />
      </button>
    </span>
  );
}
