import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { FilmPreview } from '../../../api/film-preview.ts';
import type { Shot } from '../../../api/shot.ts';
import { browser } from '../../../store/browser.ts';
import { filmPreview, readPreview } from '../../../store/film/preview/film-preview.ts';
import { board } from '../../../store/film/storyboard/board.ts';
import { report } from '../../errors/error-policy.ts';

/** Milliseconds after a change until the timetable is read again. */
const SETTLE = 500;
/** Seconds of a shot that is not in the film, or not yet. */
const USUAL = 5;

/** Start and length of each shot in the film, by the server's timetable; without it the shots' own lengths. */
export function usePlaces(shots: readonly Shot[]): {
  placed: { shot: Shot; start: number; seconds: number }[];
  total: number;
} {
  const { plan, projectId: of } = useSnapshot(filmPreview);
  const { projectId } = useSnapshot(board);
  const { online } = useSnapshot(browser);
  // biome-ignore lint/correctness/useExhaustiveDependencies: changed shots make another film
  useEffect(() => {
    if (!online) return;
    const timer = setTimeout(
      () => void readPreview(projectId).catch((error: unknown) => report(error, { background: true })),
      SETTLE,
    );
    return () => clearTimeout(timer);
  }, [projectId, shots, online]);
  const film = of === projectId ? (plan as FilmPreview | null) : null;
  const placed: { shot: Shot; start: number; seconds: number }[] = [];
  let next = 0;
  for (const shot of shots) {
    const planned = film?.shots.find(({ scene_id }) => scene_id === shot.id);
    const start = planned?.start ?? next;
    const seconds = planned ? planned.end - planned.start : shot.seconds || USUAL;
    placed.push({ shot, start, seconds });
    // a shot that is not in the film takes no time in it
    next = planned ? planned.end - planned.overlap : film ? start : start + seconds;
  }
  return { placed, total: film?.seconds ?? next };
}
