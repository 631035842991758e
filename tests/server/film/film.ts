import { storageName } from '../../../server/media/media.ts';
import { newKey } from '../../../server/secrets.ts';
import { CREATION, createProject } from '../../../src/api/projects.ts';
import type { Member, Studio } from '../harness.ts';
import { plainPicture } from '../pictures.ts';

export interface TestShot {
  narration?: string;
  /** False for a shot that nothing was made for. */
  picture?: boolean;
}

/** A blank project of a member with these shots. @returns its id and theirs */
export async function filmOf(
  studio: Studio,
  { token, userId }: Member,
  shots: readonly TestShot[],
): Promise<{ projectId: number; shotIds: number[] }> {
  const { script_id: projectId } = await studio.send(token, createProject, {
    generate_method: CREATION.blank,
    name: 'The lamp',
    text_type: 'story',
    width_height: '16:9',
  });
  const shotIds: number[] = [];
  for (const [position, { narration = '', picture = true }] of shots.entries()) {
    const image = picture ? await pictureOf(studio, userId) : '';
    const { rows } = await studio.db.query<{ id: number }>(
      'INSERT INTO shots (project_id, position, narration, image) VALUES ($1, $2, $3, $4) RETURNING id',
      [projectId, position, narration, image],
    );
    shotIds.push(rows[0]?.id ?? 0);
  }
  return { projectId, shotIds };
}

/** A stored picture of a member. @returns its file name */
export async function pictureOf({ db, deps }: Studio, userId: number): Promise<string> {
  const media = { key: newKey(), ext: 'jpg' };
  const data = await plainPicture(64, 36);
  await deps.storage.put(storageName(media), data);
  await db.query(
    `INSERT INTO media (key, user_id, ext, mime, bytes, width, height) VALUES ($1, $2, 'jpg', 'image/jpeg', $3, 64, 36)`,
    [media.key, userId, data.length],
  );
  return `${media.key}.jpg`;
}
