import { STORAGE } from '../../storage-keys.ts';

/**
 * The running export, mirrored in local storage, where the first paint can read it before a database is open (EXPORT-09). The source
 * of truth is the engine's database (decisions A-01).
 */
export const exportMirror = {
  /** The task's id, when an export was running as this browser last saw it; an id alone is no export (decisions A-34). */
  read: (): string | null =>
    localStorage.getItem(STORAGE.exporting) === '1' ? localStorage.getItem(STORAGE.exportTaskId) : null,

  write(taskId: string): void {
    localStorage.setItem(STORAGE.exportTaskId, taskId);
    localStorage.setItem(STORAGE.exporting, '1');
  },

  /** EXPORT-14. */
  clear(): void {
    localStorage.removeItem(STORAGE.exporting);
    localStorage.removeItem(STORAGE.exportTaskId);
  },

  /** Clears the flag alone: the id stays, and whatever polls it goes on (EXPORT-21). */
  stop(): void {
    localStorage.removeItem(STORAGE.exporting);
  },
};
