import type { Page } from '@playwright/test';

/** The drafts of members that this browser has stored, as JSON: typed text is stored a moment later. */
export const storedDrafts = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('inkreel-pages');
        // the app has not created it yet, and must be the one that does
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve('');
        opening.onsuccess = () => {
          const db = opening.result;
          const reading = db.transaction('drafts').objectStore('drafts').getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            db.close();
            resolve(JSON.stringify(reading.result.filter(({ user }: { user: number }) => user !== 0)));
          };
        };
      }),
  );
