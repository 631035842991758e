import { proxy } from 'valtio';
import { STORAGE } from '../storage-keys.ts';

/** How the history is shown: records with their prompts, or all pictures side by side. Remembered by this browser. */
export type HistoryLook = 'records' | 'grid';

export const historyLook = proxy({
  look: (localStorage.getItem(STORAGE.drawLook) === 'grid' ? 'grid' : 'records') as HistoryLook,
});

export function chooseLook(look: HistoryLook): void {
  historyLook.look = look;
  if (look === 'records') localStorage.removeItem(STORAGE.drawLook);
  else localStorage.setItem(STORAGE.drawLook, look);
}
