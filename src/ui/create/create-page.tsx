import { Frame } from './frame/frame.tsx';
import { Projects } from './projects/projects.tsx';
import { useFilm } from './use-film.ts';

/** The whole workflow under one route: the list of projects, or the steps of one of them (decisions A-04). */
export default function CreatePage() {
  const { id, again } = useFilm();
  return id === 0 ? <Projects /> : <Frame key={id} onAgain={again} />;
}
