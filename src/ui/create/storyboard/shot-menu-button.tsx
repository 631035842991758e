import { useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import type { Shot } from '../../../api/shot.ts';
import { selectShot } from '../../../store/film/storyboard/board.ts';
import { FilePick, type FilePicker, offersCamera } from '../../kit/file-pick.tsx';
import { TileButton } from '../../kit/tile-button.tsx';
import { shotActions } from './shot-actions.ts';
import styles from './strip-item.module.css';

const ShotMenu = lazy(() => import('./shot-menu.tsx'));
const PICTURE = 'drawReference';
const DeleteShot = lazy(() => import('../delete-shot.tsx'));

/** The menu of a shot, its question before deleting, and the field behind "upload image". */
export function ShotMenuButton({ shot, index, of }: { shot: Shot; index: number; of: number }) {
  const { t } = useLingui();
  const id = useId();
  const picker = useRef<FilePicker>(null);
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
      <FilePick
        use={PICTURE}
        label={t`Picture for shot ${number}`}
        picker={picker}
        onFile={(file) => void shotActions.upload(shot.id, file)}
      />
      <Suspense fallback={null}>
        {open === 'menu' && (
          <ShotMenu
            shot={shot}
            index={index}
            of={of}
            anchor={id}
            onUpload={() => picker.current?.choose()}
            onPhotograph={offersCamera(PICTURE) ? () => picker.current?.photograph() : null}
            onDelete={() => setOpen('delete')}
            onClose={() => setOpen((now) => (now === 'menu' ? null : now))}
          />
        )}
        {open === 'delete' && (
          <DeleteShot
            number={number}
            about={t`Its text, pictures and clips will be deleted too. This can't be undone.`}
            onDelete={() => void shotActions.remove(shot.id)}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </>
  );
}
