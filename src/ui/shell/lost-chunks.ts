import { tabValues } from '../../store/browser-values.ts';
import { STORAGE } from '../../store/storage-keys.ts';

/**
 * After an update, an open tab may request chunks that no longer exist. One reload gets the new ones; a second one of the same build
 * would be a loop. This chunk's own address identifies the build, since it contains a hash.
 * @param build identifies the running build
 */
export function reloadOnceForLostChunks(build = import.meta.url): void {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || tabValues.read(STORAGE.reloadedChunk) === build) return;
    // a tab that cannot remember it would reload for ever
    if (!tabValues.write(STORAGE.reloadedChunk, build)) return;
    event.preventDefault();
    location.reload();
  });
}
