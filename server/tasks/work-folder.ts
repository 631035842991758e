/** Scratch space of tasks on this machine's disk. What lies there can be made again: losing it costs time, nothing else. */
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Queries } from '../db/database.ts';

const rootOf = (dataDir: string): string => join(dataDir, 'work');

/** The folder of a task; the next attempt on this machine finds what the last one had finished. */
export async function workFolder(dataDir: string, taskId: string): Promise<string> {
  const folder = join(rootOf(dataDir), taskId);
  await mkdir(folder, { recursive: true });
  return folder;
}

export const dropWorkFolder = (dataDir: string, taskId: string): Promise<void> =>
  rm(join(rootOf(dataDir), taskId), { recursive: true, force: true });

/** Removes the folders of tasks that have ended, wherever their worker was stopped. */
export async function dropOldWorkFolders(db: Queries, dataDir: string): Promise<void> {
  const names = await readdir(rootOf(dataDir)).catch(() => []);
  if (names.length === 0) return;
  const { rows } = await db.query<{ id: string }>(
    "SELECT id FROM tasks WHERE id = ANY($1::text[]) AND status IN ('waiting', 'running')",
    [names],
  );
  const open = new Set(rows.map(({ id }) => id));
  for (const name of names) if (!open.has(name)) await dropWorkFolder(dataDir, name);
}
