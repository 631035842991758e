import { useLingui } from '@lingui/react/macro';
import { Ellipsis, Pencil } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import type { DramaLine } from '../../../api/script.ts';
import { editLine } from '../../../store/film/script/script-changes.ts';
import { TileButton } from '../../kit/tile-button.tsx';
import styles from './line.module.css';
import { removeLine } from './line-actions.ts';
import { focusLine } from './line-focus.ts';

const LineMenu = lazy(() => import('./line-menu.tsx'));
const DeleteShot = lazy(() => import('../delete-shot.tsx'));

/** Edit at a press; the other actions in a menu (SCRIPT-10). */
export function LineMenuButton({ line, index, of }: { line: DramaLine; index: number; of: number }) {
  const { t } = useLingui();
  const id = useId();
  const [open, setOpen] = useState<'menu' | 'delete' | null>(null);
  const number = index + 1;
  const edit = () => {
    editLine(line.id);
    focusLine(line.id);
  };
  return (
    <div className={styles.buttons}>
      <TileButton look="quiet" data-edit aria-label={t`Edit shot ${number}`} onClick={edit}>
        <Pencil aria-hidden size={16} strokeWidth={1.75} />
      </TileButton>
      <TileButton
        look="quiet"
        id={id}
        aria-haspopup="menu"
        aria-expanded={open === 'menu'}
        aria-label={t`Actions for shot ${number}`}
        onClick={() => setOpen('menu')}
      >
        <Ellipsis aria-hidden size={17} strokeWidth={1.75} />
      </TileButton>
      <Suspense fallback={null}>
        {open === 'menu' && (
          <LineMenu
            line={line}
            index={index}
            of={of}
            anchor={id}
            onDelete={() => setOpen('delete')}
            onClose={() => setOpen((now) => (now === 'menu' ? null : now))}
          />
        )}
        {open === 'delete' && (
          <DeleteShot
            number={number}
            about={t`Its text will be deleted too. This can't be undone.`}
            onDelete={() => void removeLine(line.id)}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </div>
  );
}
