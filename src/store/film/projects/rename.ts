import { renameProject } from '../../../api/projects.ts';
import { client } from '../../client.ts';
import { film, rememberName } from '../film.ts';
import { nameProject } from './projects.ts';

/** Gives a project another name, in the list and where it is open. @throws ApiError; the name stays as it was */
export async function renameFilm(id: number, name: string): Promise<void> {
  const { name: kept } = await client.send(renameProject, { script_id: id, name });
  nameProject(id, kept);
  if (film.projectId === id) rememberName(kept);
}
