import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { overlay } from '../../store/video/overlay.ts';
import { later } from '../kit/later.ts';
import { styled } from '../theme/styled.tsx';

const Player = later(styled(() => import('./player.tsx')));
const SoundDialog = later(styled(() => import('./sound-dialog.tsx')));
const DeleteDialog = later(styled(() => import('./delete-dialog.tsx')));

/** The overlays of the history. They belong to the page, since cards unmount while the list is scrolled. */
export function Overlays() {
  const { open } = useSnapshot(overlay);
  return (
    <Suspense fallback={null}>
      {open?.name === 'player' && <Player taskId={open.taskId} />}
      {open?.name === 'sound' && <SoundDialog taskId={open.taskId} />}
      {open?.name === 'delete' && <DeleteDialog taskId={open.taskId} />}
    </Suspense>
  );
}
