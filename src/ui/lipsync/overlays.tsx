import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { overlay } from '../../store/lipsync/overlay.ts';
import { styled } from '../theme/styled.tsx';

const Player = lazy(styled(() => import('./player.tsx')));
const DeleteDialog = lazy(styled(() => import('./delete-dialog.tsx')));
const ConsentDialog = lazy(styled(() => import('./consent-dialog.tsx')));
const CropDialog = lazy(styled(() => import('./crop-dialog.tsx')));

/** The overlays of the page. They belong to the page, since cards unmount while the list is scrolled. */
export function Overlays() {
  const { open } = useSnapshot(overlay);
  return (
    <Suspense fallback={null}>
      {open?.name === 'player' && <Player taskId={open.taskId} />}
      {open?.name === 'delete' && <DeleteDialog taskId={open.taskId} />}
      {open?.name === 'crop' && <CropDialog file={open.file} />}
      {open?.name === 'consent' && <ConsentDialog then={open.then} />}
    </Suspense>
  );
}
