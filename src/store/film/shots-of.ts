import type { Shot } from '../../api/shot.ts';
import { listShots } from '../../api/storyboard.ts';
import { client } from '../client.ts';

/** The shots of a project in order, without opening its storyboard. @throws ApiError */
export async function shotsOf(projectId: number): Promise<Shot[]> {
  const { lists } = await client.send(listShots, { script_id: projectId });
  return lists.sort((a, b) => a.list_order - b.list_order);
}
