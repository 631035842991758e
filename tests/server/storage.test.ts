import fs from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, type MockInstance, onTestFinished, vi } from 'vitest';
import { diskStorage } from '../../server/storage/disk.ts';
import { s3Storage } from '../../server/storage/s3.ts';
import type { Storage } from '../../server/storage/storage.ts';
import { openBucket } from './bucket.ts';

async function disk(): Promise<{ storage: Storage; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'inkreel-disk-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return { storage: await diskStorage(folder), folder };
}

const bucket = async (): Promise<Storage> => s3Storage((await openBucket()).settings);

describe.each([
  ['the disk', async () => (await disk()).storage],
  ['a bucket', bucket],
])('%s', (_name, open) => {
  it('stores bytes and streams, and reads them completely and in ranges', async () => {
    const storage = await open();
    await storage.put('media/ab/one.txt', Buffer.from('0123456789'));
    await storage.put('media/ab/two.txt', Readable.from([Buffer.from('from '), Buffer.from('a stream')]));
    expect(Buffer.from(await storage.read('media/ab/one.txt')).toString()).toBe('0123456789');
    expect(await text(await storage.stream('media/ab/two.txt'))).toBe('from a stream');
    expect(await text(await storage.stream('media/ab/one.txt', { start: 2, end: 4 }))).toBe('234');
    expect(await storage.size('media/ab/one.txt')).toBe(10);
  });

  it('concatenates files, and keeps them', async () => {
    const storage = await open();
    const length = 3;
    await storage.put('incoming/0', Readable.from([Buffer.from('ab'), Buffer.from('c')]), length);
    await storage.put('incoming/1', Buffer.from('de'));
    await storage.join('media/ab/whole.txt', ['incoming/0', 'incoming/1']);
    expect(await text(await storage.stream('media/ab/whole.txt'))).toBe('abcde');
    expect(await storage.size('incoming/0')).toBe(3);
    await expect(storage.join('media/ab/none.txt', ['incoming/0', 'incoming/2'])).rejects.toThrow();
    expect(await storage.size('media/ab/none.txt')).toBeNull();
  });

  it('deletes idempotently', async () => {
    const storage = await open();
    await storage.put('media/x', Buffer.from('x'));
    await storage.delete('media/x');
    await storage.delete('media/x');
    expect(await storage.size('media/x')).toBeNull();
    await expect(storage.read('media/x')).rejects.toThrow();
  });

  it('keeps nothing of a file whose stream was interrupted', async () => {
    const storage = await open();
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('gone');
      })(),
    );
    await expect(storage.put('media/half', broken)).rejects.toThrow('gone');
    expect(await storage.size('media/half')).toBeNull();
  });
});

it('partial files of a crash are deleted at the next start', async () => {
  const { storage, folder } = await disk();
  await storage.put('partial/left-over', Buffer.from('x'));
  await diskStorage(folder);
  expect(await readdir(join(folder, 'partial'))).toEqual([]);
});

it('a file that is cut before a busy disk has opened it leaves nothing', async () => {
  const { storage, folder } = await disk();
  const { open } = fs;
  const slow = vi.spyOn(fs, 'open') as unknown as MockInstance<(...opened: unknown[]) => void>;
  onTestFinished(() => slow.mockRestore());
  slow.mockImplementation((...opened) => void setTimeout(() => Reflect.apply(open, fs, opened), 50));
  const source = new Readable({ read() {} });
  setTimeout(() => source.destroy(new Error('cut')), 5);
  await expect(storage.put('incoming/cut', source)).rejects.toThrow('cut');
  expect(slow).toHaveBeenCalled();
  await sleep(100);
  expect(await readdir(join(folder, 'partial'))).toEqual([]);
});
