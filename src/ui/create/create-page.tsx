import { Frame } from './frame/frame.tsx';
import { Projects } from './projects/projects.tsx';
import { useFilm } from './use-film.ts';

/** The list of projects, or one project's steps, under one route (decisions A-04). */
export default function CreatePage() {
  const { id, again } = useFilm();
  return id === 0 ? <Projects /> : <Frame key={id} onAgain={again} />;
}
