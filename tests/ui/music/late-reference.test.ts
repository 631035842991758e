import { beforeEach, expect, test, vi } from 'vitest';
import { forgetAll } from '../../../src/store/account/on-sign-out.ts';
import { musicForm } from '../../../src/store/music/music-form.ts';
import { newSong } from '../../../src/store/music/music-submit.ts';
import { referenceUpload, takeReference } from '../../../src/store/music/reference.ts';
import { reuse } from '../../../src/ui/music/again.ts';
import { fakeApi } from '../../store/fake-api.ts';

beforeEach(forgetAll);

test('a file that is still being uploaded does not get into the form that was filled from a song meanwhile', async () => {
  let arrive = (): void => undefined;
  const sent = fakeApi({
    '/music/upload': () =>
      new Promise((resolve) => {
        arrive = () => resolve({ reference_task_id: 'late', heard: null });
      }),
  });
  const taking = takeReference(new File(['x'], 'a.mp3', { type: 'audio/mpeg' }), async () => 40);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const input = {
    tool_name: 'mureka',
    api_name: 'ai302',
    make_instrumental: 0,
    prompt: '',
    lyrics: 'The sea',
    reference_task_id: 'of the song',
  } as const;
  reuse(newSong({ music_id: 'm1', id: 1 }, input, { reference: null }));
  arrive();
  await taking;
  expect(musicForm).toMatchObject({ tool: 'mureka', reference: { id: 'of the song' } });
  expect(referenceUpload.phase).toBe('idle');
});
