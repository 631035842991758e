import { useLingui } from '@lingui/react/macro';
import { EyeOff, Globe, Pencil, RotateCw, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Publication, Work } from '../../../api/works.ts';
import { browser } from '../../../store/browser.ts';
import { openDialog } from '../../../store/dialogs.ts';
import { toast } from '../../../store/toasts.ts';
import { publicationNow, publications } from '../../../store/works/publications.ts';
import { withdrawWork } from '../../../store/works/withdraw-work.ts';
import { reportAs } from '../../errors/report-as.ts';
import type { MenuEntry } from '../../kit/floating-menu.tsx';
import { ItemActions } from '../../kit/item-actions.tsx';
import { later } from '../../kit/later.ts';
import { styled } from '../../theme/styled.tsx';
import { rejectedWork, toPublish } from '../to-publish.ts';
import styles from './own-tile.module.css';
import { StateLabel } from './state-label.tsx';

const DeleteWork = later(styled(() => import('./delete-work.tsx')));

/** The state of one's own work, and its owner's actions (CENTER-17, CENTER-19, CENTER-22). */
export function OwnTile({ work }: { work: Work }) {
  const { t } = useLingui();
  const { byWork } = useSnapshot(publications);
  const { online } = useSnapshot(browser);
  const [menu, setMenu] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const { work_id: works_id, is_show, check_status, name } = work;
  const publication = publicationNow(byWork, { works_id, is_show, check_status });
  const publish: MenuEntry = {
    value: 'publish',
    label: t`Publish`,
    quick: true,
    icon: Globe,
    run: () => openDialog({ name: 'publish', work: toPublish(work) }),
  };
  const edit: MenuEntry = {
    value: 'edit',
    label: t`Edit…`,
    icon: Pencil,
    run: () => openDialog({ name: 'publish', work: { ...toPublish(work), published: true } }),
  };
  const again: MenuEntry = {
    value: 'again',
    label: t`Change and submit again…`,
    icon: RotateCw,
    run: () => openDialog({ name: 'publish', work: rejectedWork(work) }),
  };
  const withdraw: MenuEntry = {
    value: 'withdraw',
    label: t`Take out of the square`,
    icon: EyeOff,
    ...(online ? {} : { blocked: t`You're offline` }),
    run: () =>
      void withdrawWork(works_id ?? 0).then(
        () => toast({ type: 'success', title: t`Taken out of the square. You can publish it again.` }),
        (error: unknown) => reportAs(t`Couldn't take it out of the square`, error),
      ),
  };
  const remove: MenuEntry = {
    value: 'delete',
    label: t`Delete`,
    icon: Trash2,
    quick: publication !== 'unpublished',
    run: () => setDeleting(true),
  };
  const own: Partial<Record<Publication, MenuEntry[]>> = {
    unpublished: [publish],
    published: [edit, withdraw],
    rejected: [again],
  };
  return (
    <>
      <StateLabel key={publication} publication={publication} reason={work.check_msg} />
      {Boolean(work.work_id) && (
        <div className={styles.actions}>
          <ItemActions
            label={t`Actions for ${name}`}
            of={name}
            open={menu}
            onOpen={setMenu}
            actions={() => [...(own[publication] ?? []), remove]}
          />
        </div>
      )}
      <Suspense fallback={null}>
        {deleting && <DeleteWork work={work} onClose={() => setDeleting(false)} />}
      </Suspense>
    </>
  );
}
