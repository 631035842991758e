import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { GeneratedImage, Role } from '../../../api/characters.ts';
import { browser } from '../../../store/browser.ts';
import {
  loadRolePictures,
  moreRolePictures,
  rolePictures,
} from '../../../store/film/characters/role-materials.ts';
import { report } from '../../errors/error-policy.ts';
import { OlderButton } from '../../kit/older-button.tsx';
import { Quiet } from '../../kit/quiet.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { TextButton } from '../../kit/text-button.tsx';
import { useRowFocus } from '../../kit/use-row-focus.ts';
import styles from './role-materials.module.css';
import { RoleTask } from './role-task.tsx';
import { useNewPictures } from './use-new-pictures.ts';

/** The pictures made for the role, newest first, page by page (CHAR-32). */
export function RoleMaterials({ role, onEdit }: { role: Role; onEdit: (address: string) => void }) {
  const { t } = useLingui();
  const { online } = useSnapshot(browser);
  const { items, state, hasNext, older } = useSnapshot(rolePictures);
  const read = () => void loadRolePictures().catch((error: unknown) => report(error, { background: true }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another role, or the network's return, reads anew
  useEffect(read, [role.id, online]);
  const { list, cached } = useRowFocus(items.length);
  const shown = useNewPictures(role.id, state === 'ready' ? (items as readonly GeneratedImage[]) : null);
  return (
    <section className={styles.materials} aria-label={t`Pictures`}>
      <h3>
        <Trans>Pictures</Trans>
      </h3>
      {items.length > 0 && (
        <ul
          ref={(element) => {
            list.current = element;
            shown.current = element;
          }}
          data-ui="role-pictures"
        >
          {(items as readonly GeneratedImage[]).map((picture, index) => (
            <RoleTask
              key={picture.task_id}
              role={role}
              picture={picture}
              first={(items as readonly GeneratedImage[])
                .slice(0, index)
                .reduce((sum, { images }) => sum + Math.max(1, images.length), 1)}
              onEdit={onEdit}
            />
          ))}
        </ul>
      )}
      {items.length === 0 && state === 'ready' && (
        <Quiet>
          <Trans>No pictures yet.</Trans>
        </Quiet>
      )}
      {items.length === 0 && state === 'loading' && (
        <div className={styles.skeletons} aria-hidden>
          <Skeleton className={styles.tile} />
          <Skeleton className={styles.tile} />
        </div>
      )}
      {state === 'failed' && (
        <TextButton onClick={read}>
          <Trans>Couldn't load. Try again</Trans>
        </TextButton>
      )}
      <OlderButton
        list={{ hasNext, older }}
        wide
        className={styles.older}
        load={moreRolePictures}
        {...cached}
      />
    </section>
  );
}
