import { useSnapshot } from 'valtio';
import { roleUpload } from '../../../store/film/characters/role-upload.ts';
import { film } from '../../../store/film/film.ts';
import { useTasks } from '../../kit/use-tasks.ts';

/** Whether a picture of the role is being made or uploaded. */
export function useRoleBusy(roleId: number): boolean {
  const { projectId } = useSnapshot(film);
  const { phase } = useSnapshot(roleUpload(roleId).state);
  const tasks = useTasks('shot-image', { projectId, roleId });
  return phase === 'uploading' || tasks.some(({ final }) => final === null);
}
