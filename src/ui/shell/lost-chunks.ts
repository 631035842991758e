import { STORAGE } from '../../store/storage-keys.ts';

/**
 * After an update, an open tab may request files that are gone. One reload gets the new ones; a second one of the same build would
 * be a loop. This file's own address names the build, since it carries the hash of the chunk.
 * @param build names the build that runs
 */
export function reloadOnceForLostChunks(build = import.meta.url): void {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || sessionStorage.getItem(STORAGE.reloadedChunk) === build) return;
    sessionStorage.setItem(STORAGE.reloadedChunk, build);
    event.preventDefault();
    location.reload();
  });
}
