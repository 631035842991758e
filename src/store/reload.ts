import { proxy, subscribe } from 'valtio';
import { uploads } from './uploads.ts';

/** Forms that hold something which no draft keeps; each says so for itself with {@link holdReload}. */
export const forms = proxy({ unsaved: 0 });

/** Says that a form holds what a reload would lose. @returns says that it does no longer; may be called twice */
export function holdReload(): () => void {
  let held = true;
  forms.unsaved += 1;
  return () => {
    if (held) forms.unsaved -= 1;
    held = false;
  };
}

/** Whether a reload now would lose what somebody typed, or a file on its way. */
export const reloadLoses = (): boolean => forms.unsaved > 0 || uploads.running > 0;

/** Resolves when a reload loses nothing; at once when that is so already. */
export const reloadLosesNothing = (): Promise<void> =>
  new Promise((resolve) => {
    if (!reloadLoses()) return resolve();
    const look = () => {
      if (reloadLoses()) return;
      for (const stop of stops) stop();
      resolve();
    };
    const stops = [subscribe(forms, look), subscribe(uploads, look)];
  });
