import type { Page } from '@playwright/test';

/** All data of the page's origin in this browser as one text: both storages, all databases, all caches except the precache. */
export const dumpOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const dump = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage).flat());
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of db.objectStoreNames)
        for (const what of ['getAll', 'getAllKeys'] as const)
          dump.push(
            await new Promise<string>((resolve, reject) => {
              const request = db.transaction(store).objectStore(store)[what]();
              request.onsuccess = () => resolve(JSON.stringify(request.result));
              request.onerror = () => reject(request.error);
            }),
          );
      db.close();
    }
    for (const name of await caches.keys()) {
      dump.push(name);
      for (const { url } of await (await caches.open(name)).keys()) dump.push(url);
    }
    return dump.join('\n');
  });
