import { type DrawRecord, readSeed } from '../../api/draw.ts';
import { client } from '../client.ts';
import { apiOf } from './change-picture.ts';

/** The number that repeats a record's pictures (DRAW-49). @throws ApiError */
export async function seedOf({ tool_name, task_id }: DrawRecord): Promise<number> {
  return (await client.send(readSeed, { api_name: apiOf(tool_name), task_id })).seed;
}
