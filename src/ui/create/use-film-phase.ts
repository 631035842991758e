import { useSnapshot } from 'valtio';
import { film } from '../../store/film/film.ts';
import { type ProjectPhase, projectPhase } from '../../store/film/projects/project-view.ts';
import { script } from '../../store/film/script/script.ts';
import { useTask } from '../kit/use-tasks.ts';

/** Whether the open project's script is ready, being written, or failed. */
export function useFilmPhase(): ProjectPhase {
  const { projectId } = useSnapshot(film);
  const { asyncStatus, projectId: loaded } = useSnapshot(script);
  const task = useTask('project', String(projectId));
  return projectPhase({ async_status: loaded === projectId ? asyncStatus : 0 }, task);
}
