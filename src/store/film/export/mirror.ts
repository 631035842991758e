import { browserValues } from '../../browser-values.ts';
import { STORAGE } from '../../storage-keys.ts';

/**
 * The running export, mirrored in local storage, where the first paint can read it before a database is open (EXPORT-09). The source
 * of truth is the engine's database (decisions A-01).
 */
export const exportMirror = {
  /** The task's id, when an export was running as this browser last saw it; an id alone is no export (decisions A-34). */
  read: (): string | null =>
    browserValues.read(STORAGE.exporting) === '1' ? browserValues.read(STORAGE.exportTaskId) : null,

  write(taskId: string): void {
    browserValues.write(STORAGE.exportTaskId, taskId);
    browserValues.write(STORAGE.exporting, '1');
  },

  /** EXPORT-14. */
  clear(): void {
    browserValues.drop(STORAGE.exporting);
    browserValues.drop(STORAGE.exportTaskId);
  },

  /** Clears the flag alone: the id stays, and whatever polls it goes on (EXPORT-21). */
  stop(): void {
    browserValues.drop(STORAGE.exporting);
  },
};
