import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importPart } from '../../src/ui/import-part.ts';

const answers = vi.fn<(address: string) => Promise<Response>>();
const pathOf = (address: string): string => new URL(address).pathname;
let asked: string[];
/** How often the app was told that an update has replaced its files. */
let told: number;
const tell = (event: Event): void => {
  told += 1;
  event.preventDefault();
};

beforeEach(() => {
  asked = [];
  told = 0;
  answers.mockImplementation(async () => new Response('export {}'));
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(pathOf(address));
    return answers(address);
  });
  addEventListener('vite:preloadError', tell);
});
afterEach(() => {
  removeEventListener('vite:preloadError', tell);
  vi.unstubAllGlobals();
});

test('a part is imported once its files are here, and each is fetched once', async () => {
  const load = vi.fn(async () => 'the part');
  await expect(importPart(load, ['assets/a-1.js', 'assets/b-1.js'])).resolves.toBe('the part');
  await expect(importPart(load, ['assets/b-1.js'])).resolves.toBe('the part');
  expect(asked).toEqual(['/a-1.js', '/b-1.js'].map((one) => `${import.meta.env.BASE_URL}assets${one}`));
});

test('without a network nothing is imported, so that the browser does not remember a failure, and the next try fetches again', async () => {
  const load = vi.fn(async () => 'the part');
  answers.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(importPart(load, ['assets/c-1.js'])).rejects.toThrow(TypeError);
  expect(load).not.toHaveBeenCalled();
  await expect(importPart(load, ['assets/c-1.js'])).resolves.toBe('the part');
  expect(asked).toHaveLength(2);
  expect(told).toBe(0);
});

test('the file of a part that needs no other is fetched first, too', async () => {
  const load = Object.assign(async () => 'the part', { toString: () => '()=>import(`./alone-1.js`)' });
  await expect(importPart(load)).resolves.toBe('the part');
  expect(asked).toEqual([`${import.meta.env.BASE_URL}assets/alone-1.js`]);
});

test('what index.html has requested is not fetched again', async () => {
  const link = Object.assign(document.createElement('link'), {
    rel: 'modulepreload',
    href: new URL(`${import.meta.env.BASE_URL}assets/d-1.js`, location.href).href,
  });
  document.head.append(link);
  await importPart(async () => 'the part', ['assets/d-1.js']);
  link.remove();
  expect(asked).toEqual([]);
});

test('a style sheet is added to the page, and again if it could not be loaded', async () => {
  const links: HTMLLinkElement[] = [];
  // happy-dom would try to load it
  const append = vi
    .spyOn(document.head, 'append')
    .mockImplementation((link) => void links.push(link as HTMLLinkElement));
  const load = vi.fn(async () => 'the part');
  const first = importPart(load, ['assets/e-1.css']);
  links[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow(TypeError);
  const second = importPart(load, ['assets/e-1.css']);
  links[1]?.dispatchEvent(new Event('load'));
  await expect(second).resolves.toBe('the part');
  expect(links.map(({ rel, href }) => [rel, pathOf(href)])).toEqual(
    Array.from({ length: 2 }, () => ['stylesheet', `${import.meta.env.BASE_URL}assets/e-1.css`]),
  );
  expect(load).toHaveBeenCalledOnce();
  append.mockRestore();
});

test('files that an update has replaced reload the page, which imports nothing more', async () => {
  const load = vi.fn(async () => 'the part');
  answers.mockResolvedValue(new Response('', { status: 404 }));
  await expect(importPart(load, ['assets/f-1.js'])).resolves.toBeUndefined();
  expect([told, load.mock.calls.length]).toEqual([1, 0]);
});

test.each([429, 500, 502])(
  'a server that answers %i is asked again later, without a reload',
  async (status) => {
    const load = vi.fn(async () => 'the part');
    answers.mockResolvedValueOnce(new Response('', { status }));
    await expect(importPart(load, [`assets/h-${status}.js`])).rejects.toThrow(TypeError);
    expect([told, load.mock.calls.length]).toEqual([0, 0]);
    await expect(importPart(load, [`assets/h-${status}.js`])).resolves.toBe('the part');
  },
);

test('an import that fails although its files are here reloads the page', async () => {
  await expect(
    importPart(() => Promise.reject(new TypeError('Failed to fetch')), ['assets/g-1.js']),
  ).resolves.toBeUndefined();
  expect(told).toBe(1);
});

test.each([
  [
    'its files',
    () => void answers.mockRejectedValueOnce(new TypeError('Load failed')),
    async (): Promise<string> => 'the part',
  ],
  [
    'its import',
    () => undefined,
    vi
      .fn(async (): Promise<string> => 'the part')
      .mockRejectedValueOnce(new TypeError('Importing a module script failed')),
  ],
])(
  'a page that is left in Firefox or Safari loses %s: it does not reload, which would take back where the person goes, and goes on if it stays',
  async (name, lose, load) => {
    dispatchEvent(new Event('beforeunload'));
    lose();
    await expect(importPart(load, [`assets/left-${name.at(-1)}.js`])).resolves.toBe('the part');
    expect(told).toBe(0);
  },
);

test("a page that is back from the browser's memory reloads for lost files as before", async () => {
  dispatchEvent(new Event('beforeunload'));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  answers.mockResolvedValue(new Response('', { status: 410 }));
  await expect(importPart(async () => 'the part', ['assets/back-1.js'])).resolves.toBeUndefined();
  expect(told).toBe(1);
});
