/**
 * Small values that this browser or this tab keeps, by the names of {@link STORAGE}. A storage that is blocked or full breaks nothing:
 * what it does not take lasts as long as the page.
 */
import type { STORAGE } from './storage-keys.ts';

type Name = (typeof STORAGE)[keyof typeof STORAGE];

export interface BrowserValues {
  /** Null if there is none. */
  read(name: Name): string | null;
  /** @returns whether it outlasts the page */
  write(name: Name, value: string): boolean;
  drop(name: Name): void;
}

/** @param storage throws where it is blocked */
function valuesIn(storage: () => Storage): BrowserValues {
  /** What the storage has not taken. */
  const unstored = new Map<Name, string>();
  const attempt = <Value>(work: (area: Storage) => Value, otherwise: Value): Value => {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  };
  // another tab could store it by now, or has dropped it
  addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea !== attempt<Storage | null>((area) => area, null)) return;
    if (key === null) unstored.clear();
    else unstored.delete(key as Name);
  });
  const remove = (name: Name): void => attempt((area) => area.removeItem(name), undefined);
  return {
    read: (name) => unstored.get(name) ?? attempt<string | null>((area) => area.getItem(name), null),
    write(name, value) {
      const stored = attempt((area) => {
        area.setItem(name, value);
        return true;
      }, false);
      if (stored) unstored.delete(name);
      else {
        unstored.set(name, value);
        // the next page must not take an old value for this one
        remove(name);
      }
      return stored;
    },
    drop(name) {
      unstored.delete(name);
      remove(name);
    },
  };
}

/** Of this browser: every tab sees them. */
export const browserValues = valuesIn(() => localStorage);
/** Of this tab, until it is closed. */
export const tabValues = valuesIn(() => sessionStorage);
