import type { Page } from '@playwright/test';

/** The drafts of members that this browser has stored, as JSON: typed text is stored a moment later. */
export const storedDrafts = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('inkreel-pages');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result.filter(({ user }: { user: number }) => user !== 0)));
          };
        };
      }),
  );
