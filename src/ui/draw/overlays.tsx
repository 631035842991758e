import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { overlay } from '../../store/draw/overlay.ts';
import { later } from '../kit/later.ts';
import { styled } from '../theme/styled.tsx';

const Viewer = later(styled(() => import('./viewer.tsx')));
const Compare = later(styled(() => import('./compare.tsx')));
const PickBanner = later(async () => ({ default: (await import('./pick-banner.tsx')).PickBanner }));
const FilmChoice = later(styled(() => import('./film-choice.tsx')));

/** The overlays of the history. They belong to the page, since records unmount while the list is scrolled. */
export function Overlays() {
  const { open, picking } = useSnapshot(overlay);
  return (
    <>
      {(open || picking) && (
        <Suspense fallback={null}>
          {picking && <PickBanner first={picking} />}
          {open?.name === 'viewer' && <Viewer picture={open.picture} />}
          {open?.name === 'compare' && <Compare first={open.first} second={open.second} />}
          {open?.name === 'film' && <FilmChoice picture={open.picture} />}
        </Suspense>
      )}
    </>
  );
}
