import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { zipStoryboard } from '../../../server/film/storyboard/storyboard-file.ts';
import { newMember, openStudio, type Studio } from '../harness.ts';
import { filmOf } from './film.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

const BROKEN: [string, () => Promise<Readable>][] = [
  ['that is not there', () => Promise.reject(new Error('no such file'))],
  [
    'whose reading breaks off',
    async () =>
      Readable.from(
        (async function* () {
          yield Buffer.from('half');
          throw new Error('the bucket has hung up');
        })(),
      ),
  ],
];

it.each(BROKEN)(
  'a storyboard with a picture %s ends its download, and the studio goes on',
  async (_, stream) => {
    const { projectId } = await filmOf(studio, await newMember(studio), [{}, {}]);
    const zip = await zipStoryboard(studio.db, { ...studio.deps.storage, stream: vi.fn(stream) }, projectId);
    await expect(buffer(zip)).rejects.toThrow(/no such file|hung up/);
  },
);

it('a storyboard whose download is given up leaves no picture open', async () => {
  const { projectId } = await filmOf(studio, await newMember(studio), [{}, {}]);
  const picture = new Readable({ read() {} });
  const stream = vi.fn(async () => picture);
  const zip = await zipStoryboard(studio.db, { ...studio.deps.storage, stream }, projectId);
  await vi.waitFor(() => expect(picture.listenerCount('data')).toBeGreaterThan(0));
  zip.destroy();
  await vi.waitFor(() => expect(picture.destroyed).toBe(true));
  expect(stream).toHaveBeenCalledOnce();
});
