import { useEffect, useRef } from 'react';
import { Frame } from './frame/frame.tsx';
import { Projects } from './projects/projects.tsx';
import { useFilm } from './use-film.ts';

/** The list of projects, or one project's steps, under one route (decisions A-04). */
export default function CreatePage() {
  const { id, again } = useFilm();
  useListFocus(id);
  return id === 0 ? <Projects /> : <Frame key={id} onAgain={again} />;
}

/** Back at the list, the page gets the focus: what was pressed belonged to the project. */
function useListFocus(id: number): void {
  const before = useRef(id);
  useEffect(() => {
    if (id === 0 && before.current !== 0)
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    before.current = id;
  }, [id]);
}
