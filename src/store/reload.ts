import { proxy, subscribe } from 'valtio';
import { uploads } from './uploads.ts';

/** Forms with input that no draft stores; each registers itself with {@link holdReload}. */
export const forms = proxy({ unsaved: 0 });

/** Registers a form whose input a reload would lose. @returns unregisters it; may be called twice */
export function holdReload(): () => void {
  let held = true;
  forms.unsaved += 1;
  return () => {
    if (held) forms.unsaved -= 1;
    held = false;
  };
}

/** Whether a reload now would lose typed text, or an upload in progress. */
export const reloadLoses = (): boolean => forms.unsaved > 0 || uploads.running > 0;

/** Resolves as soon as a reload loses nothing. */
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
