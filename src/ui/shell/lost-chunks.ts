import { STORAGE } from '../../store/storage-keys.ts';

/** After an update an open tab may ask for files that are gone. One reload gets the new ones; a second would be a loop. */
export function reloadOnceForLostChunks(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || sessionStorage.getItem(STORAGE.reloadedChunk)) return;
    sessionStorage.setItem(STORAGE.reloadedChunk, '1');
    event.preventDefault();
    location.reload();
  });
}
