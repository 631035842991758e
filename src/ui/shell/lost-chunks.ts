import { STORAGE } from '../../store/storage-keys.ts';

/**
 * After an update, an open tab may request chunks that no longer exist. One reload gets the new ones; a second one of the same build
 * would be a loop. This chunk's own address identifies the build, since it contains a hash.
 * @param build identifies the running build
 */
export function reloadOnceForLostChunks(build = import.meta.url): void {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || sessionStorage.getItem(STORAGE.reloadedChunk) === build) return;
    sessionStorage.setItem(STORAGE.reloadedChunk, build);
    event.preventDefault();
    location.reload();
  });
}
