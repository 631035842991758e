import { proxy } from 'valtio';
import { browserValues } from '../browser-values.ts';
import { STORAGE } from '../storage-keys.ts';

/** How the history is shown: records with their prompts, or all pictures side by side. Remembered by this browser. */
export type HistoryLook = 'records' | 'grid';

export const historyLook = proxy({
  look: (browserValues.read(STORAGE.drawLook) === 'grid' ? 'grid' : 'records') as HistoryLook,
});

export function chooseLook(look: HistoryLook): void {
  historyLook.look = look;
  if (look === 'records') browserValues.drop(STORAGE.drawLook);
  else browserValues.write(STORAGE.drawLook, look);
}
