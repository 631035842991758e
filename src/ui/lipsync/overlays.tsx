import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { overlay } from '../../store/lipsync/overlay.ts';
import { later } from '../kit/later.ts';
import { styled } from '../theme/styled.tsx';

const Player = later(styled(() => import('./player.tsx')));
const DeleteDialog = later(styled(() => import('./delete-dialog.tsx')));
const ConsentDialog = later(styled(() => import('./consent-dialog.tsx')));
const CropDialog = later(styled(() => import('./crop-dialog.tsx')));

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
