/** Work folders of tasks on the local disk. Their content can be regenerated; losing it only costs time. */
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Queries } from '../db/database.ts';

const rootOf = (dataDir: string): string => join(dataDir, 'work');

/** A task's work folder. The next attempt on this machine reuses the finished parts. */
export async function workFolder(dataDir: string, taskId: string): Promise<string> {
  const folder = join(rootOf(dataDir), taskId);
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Deletes a task's work folder, if it is there. */
export const dropWorkFolder = (dataDir: string, taskId: string): Promise<void> =>
  rm(join(rootOf(dataDir), taskId), { recursive: true, force: true });

/** Deletes the folders of ended tasks and checked uploads that a stopped process has left. */
export async function dropOldWorkFolders(db: Queries, dataDir: string): Promise<void> {
  const names = await readdir(rootOf(dataDir)).catch(() => []);
  if (names.length === 0) return;
  const { rows } = await db.query<{ id: string }>(
    `SELECT id FROM tasks WHERE id = ANY($1::text[]) AND status IN ('waiting', 'running')
     UNION ALL SELECT 'upload-' || key FROM work_uploads WHERE seconds IS NULL`,
    [names],
  );
  const open = new Set(rows.map(({ id }) => id));
  for (const name of names) if (!open.has(name)) await dropWorkFolder(dataDir, name);
}
