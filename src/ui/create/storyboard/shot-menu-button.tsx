import { useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import type { Shot } from '../../../api/shot.ts';
import { selectShot } from '../../../store/film/storyboard/board.ts';
import { TileButton } from '../../kit/tile-button.tsx';
import { PictureField } from './picture-field.tsx';
import styles from './strip-item.module.css';

const ShotMenu = lazy(() => import('./shot-menu.tsx'));
const DeleteShot = lazy(() => import('./delete-shot.tsx'));

/** The menu of a shot, its question before deleting, and the field behind "upload image". */
export function ShotMenuButton({ shot, index, of }: { shot: Shot; index: number; of: number }) {
  const { t } = useLingui();
  const id = useId();
  const pick = useRef<() => void>(null);
  const [open, setOpen] = useState<'menu' | 'delete' | null>(null);
  const number = index + 1;
  return (
    <>
      <TileButton
        data-ui="shot-menu"
        className={styles.menu}
        id={id}
        aria-haspopup="menu"
        aria-expanded={open === 'menu'}
        aria-label={t`Actions for shot ${number}`}
        onClick={() => {
          // what is done is done to the shot that can be seen
          selectShot(shot.id);
          setOpen('menu');
        }}
      >
        <Ellipsis aria-hidden size={16} strokeWidth={1.9} />
      </TileButton>
      <PictureField shotId={shot.id} label={t`Picture for shot ${number}`} open={pick} />
      <Suspense fallback={null}>
        {open === 'menu' && (
          <ShotMenu
            shot={shot}
            index={index}
            of={of}
            anchor={id}
            onUpload={() => pick.current?.()}
            onDelete={() => setOpen('delete')}
            onClose={() => setOpen((now) => (now === 'menu' ? null : now))}
          />
        )}
        {open === 'delete' && <DeleteShot id={shot.id} number={number} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  );
}
