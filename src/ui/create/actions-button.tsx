import { useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { later } from '../kit/later.ts';
import { TileButton } from '../kit/tile-button.tsx';

const DeleteShot = later(() => import('./delete-shot.tsx'));

/** What a shot's menu gets from its button. */
export interface ActionsMenu {
  /** Id of the button. */
  anchor: string;
  onDelete: () => void;
  onClose: () => void;
}

/** Opens the menu of a shot, in the script or in the storyboard, and asks before the shot is deleted. */
export function ActionsButton({
  number,
  lost,
  onOpen,
  onDelete,
  menu,
  ...button
}: {
  number: number;
  /** What is deleted with the shot. */
  lost: string;
  onOpen?: () => void;
  onDelete: () => void;
  menu: (props: ActionsMenu) => ReactNode;
  className?: string | undefined;
  look?: 'quiet';
  tabIndex?: number;
  'data-ui'?: string;
}) {
  const { t } = useLingui();
  const anchor = useId();
  const [open, setOpen] = useState<'menu' | 'delete' | null>(null);
  return (
    <>
      <TileButton
        {...button}
        id={anchor}
        aria-haspopup="menu"
        aria-expanded={open === 'menu'}
        aria-label={t`Actions for shot ${number}`}
        onClick={() => {
          onOpen?.();
          setOpen('menu');
        }}
      >
        <Ellipsis aria-hidden size={16} strokeWidth={1.9} />
      </TileButton>
      <Suspense fallback={null}>
        {open === 'menu' &&
          menu({
            anchor,
            onDelete: () => setOpen('delete'),
            onClose: () => setOpen((now) => (now === 'menu' ? null : now)),
          })}
        {open === 'delete' && (
          <DeleteShot number={number} about={lost} onDelete={onDelete} onClose={() => setOpen(null)} />
        )}
      </Suspense>
    </>
  );
}
