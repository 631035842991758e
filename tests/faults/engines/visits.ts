import type { Member, Studio } from '../../e2e/harness.ts';
import type { EngineBrowser } from './engine.ts';
import { Person } from './person.ts';

const WINDOW = { width: 1440, height: 900 };

/** The token of the current login. */
export const tokenOf = ({ tab }: Person): Promise<string> =>
  tab.evaluate('localStorage.getItem("inkreel.token")');

/** Simulates the first visit: signs in with the form, and opens the drawing page controlled by the worker. */
export async function firstVisit(
  browser: EngineBrowser,
  studio: Studio,
  { phone, password }: Member,
): Promise<Person> {
  const person = await visit(browser, studio, '/login');
  await person.fill('Phone', phone);
  await person.fill('Password', password);
  await person.press('Sign in', '[role=dialog] button[type=submit]');
  await person.until('localStorage.getItem("inkreel.token") && !document.querySelector("[role=dialog]")');
  await person.tab.go(studio.at('/draw'));
  // a page that is left while its parts arrive reports them as lost
  await person.until('navigator.serviceWorker?.controller && document.querySelector("main :is(h1, h2)")');
  return person;
}

export async function visit(browser: EngineBrowser, studio: Studio, route: string): Promise<Person> {
  const person = new Person(await browser.start());
  await person.tab.resize(WINDOW.width, WINDOW.height);
  await person.tab.go(studio.at(route));
  // only a visible page announces ends
  await person.until('document.visibilityState === "visible"');
  return person;
}

export async function draw(person: Person, prompt: string): Promise<void> {
  await person.fill('Description', prompt);
  await person.press('Generate');
}

/** Waits until the four pictures of a prompt are loaded and visible. */
export const finds = (person: Person, prompt: string): Promise<void> =>
  person.until(
    `[...document.querySelectorAll('article')].filter((one) => one.textContent.includes(${JSON.stringify(prompt)})
      && [...one.querySelectorAll('img')].filter((picture) => picture.naturalWidth > 1).length === 4).length === 1`,
    40_000,
  );

/** The ends that were not announced or not seen yet. */
export const OUTBOX = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('inkreel-engine');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const asking = opening.result.transaction('outbox').objectStore('outbox').getAllKeys();
    asking.onerror = () => reject(asking.error);
    asking.onsuccess = () => { opening.result.close(); resolve(asking.result); };
  };
})`;
