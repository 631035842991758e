import { afterEach, expect, test, vi } from 'vitest';
import { readPageStore, writePageStore } from '../../src/store/pages-db.ts';
import { whileShown } from '../../src/store/while-shown.ts';
import { EngineDb } from '../../src/sw/db.ts';

const leave = () => dispatchEvent(new Event('pagehide'));
const comeBack = () => dispatchEvent(new Event('pageshow'));
const settled = async (work: Promise<unknown>) => {
  const seen = vi.fn();
  void work.then(seen, seen);
  await new Promise((resolve) => setTimeout(resolve, 20));
  return seen.mock.calls.length > 0;
};
const engineDb = () => new EngineDb(`kept-${crypto.randomUUID()}`, whileShown);

afterEach(comeBack);

test('a transaction is aborted when its page is left, so that others need not wait, and done when the page is back', async () => {
  const db = engineDb();
  const elsewhere = new EngineDb(db.name);
  let turns = 0;
  const written = db.write(async (tx) => {
    turns += 1;
    // the first time it is never done, as one that Safari keeps asleep
    while (turns === 1) await tx.objectStore('meta').get('a');
    await tx.objectStore('meta').put(turns, 'a');
  });
  await vi.waitFor(() => expect(turns).toBe(1));
  leave();
  expect(await elsewhere.read((tx) => tx.objectStore('meta').get('a'))).toBeUndefined();
  expect(await settled(written)).toBe(false);
  comeBack();
  await written;
  expect(await elsewhere.read((tx) => tx.objectStore('meta').get('a'))).toBe(2);
});

test('what is begun after the page was left begins once it is back', async () => {
  const db = engineDb();
  const work = vi.fn(async () => 'read');
  leave();
  const read = db.read(work);
  expect(await settled(read)).toBe(false);
  expect(work).not.toHaveBeenCalled();
  comeBack();
  expect(await read).toBe('read');
});

test('an error of the work itself is not tried again', async () => {
  const db = engineDb();
  const work = vi.fn(() => Promise.reject(new Error('wrong')));
  await expect(db.write(work)).rejects.toThrow('wrong');
  expect(work).toHaveBeenCalledOnce();
});

test('words that are stored as the page is left are there at the next visit', async () => {
  await writePageStore('drafts', 1, 'draw', { prompt: 'before' });
  leave();
  await writePageStore('drafts', 1, 'draw', { prompt: 'at the last moment' });
  const read = readPageStore('drafts', 1, 'draw');
  expect(await settled(read)).toBe(false);
  comeBack();
  expect(await read).toEqual({ prompt: 'at the last moment' });
});
