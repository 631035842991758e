import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { overlay } from '../../store/music/overlay.ts';
import { later } from '../kit/later.ts';
import { styled } from '../theme/styled.tsx';

const LyricsDialog = later(styled(() => import('./lyrics-dialog.tsx')));
const FilmDialog = later(styled(() => import('./film-dialog.tsx')));
const DeleteDialog = later(styled(() => import('./delete-dialog.tsx')));

/** The overlays of the page. They belong to the page, since cards unmount while the list is scrolled. */
export function Overlays() {
  const { open } = useSnapshot(overlay);
  return (
    <Suspense fallback={null}>
      {open?.name === 'lyrics' && <LyricsDialog />}
      {open?.name === 'film' && <FilmDialog song={open.song} />}
      {open?.name === 'delete' && <DeleteDialog musicId={open.musicId} />}
    </Suspense>
  );
}
