import { beforeEach, expect, test, vi } from 'vitest';
import { forgetAll } from '../../../src/store/account/on-sign-out.ts';
import { lipForm } from '../../../src/store/lipsync/lip-form.ts';
import { pictureUpload, takeDrawing, takeExample } from '../../../src/store/lipsync/picture.ts';
import { takeSound } from '../../../src/store/lipsync/sound-upload.ts';
import { reuseClip } from '../../../src/store/lipsync/source-clip.ts';
import { reuse } from '../../../src/ui/lipsync/again.ts';
import { fakeApi } from '../../store/fake-api.ts';

const ROW = {
  task_id: 't1',
  id: 1,
  status_code: 2,
  video_url: '/v.mp4',
  poster_url: '',
  starred: 0,
} as const;
const talking = {
  ...ROW,
  tool_name: 'hedra',
  date: '2026-01-01',
  options: JSON.stringify({
    head_url: '/own.jpg',
    audio_url: '/own.mp3',
    audio_duration: 3,
    aspectRatio: '1:1',
  }),
};
const LATE = { head_url: '/late.jpg', aspectRatio: '16:9', face: null };
const SOUND = { audio_url: '/late.mp3', audio_base64: '', audio_duration: 9 };

beforeEach(forgetAll);

test.each<[string, string, object, () => Promise<unknown>]>([
  [
    'a sound that is still being uploaded',
    '/lip-sync/upload-audio',
    SOUND,
    () => takeSound(new File(['x'], 'a.mp3', { type: 'audio/mpeg' }), async () => 5),
  ],
  ['a drawing', '/studio/lip-sync/face', LATE, () => takeDrawing({ url: '/d.jpg', name: 'd' })],
  ['an example', '/studio/lip-sync/example', LATE, () => takeExample('dusk', 'Dusk')],
  [
    'a digital human',
    '/studio/lip-sync/face',
    LATE,
    () => reuseClip({ url: '/a.mp4', name: 'a', seconds: 5, width: 720, height: 720 }),
  ],
])(
  '%s does not get into the form that was filled from a clip meanwhile',
  async (_what, path, answer, take) => {
    let arrive = (): void => undefined;
    const sent = fakeApi({
      [path]: () =>
        new Promise((resolve) => {
          arrive = () => resolve(answer);
        }),
    });
    const taking = take().catch(() => undefined);
    await vi.waitFor(() => expect(sent.map((one) => one.path)).toEqual([path]));
    reuse(talking);
    arrive();
    await taking;
    expect(lipForm).toMatchObject({ picture: { url: '/own.jpg' }, clip: null, upload: { url: '/own.mp3' } });
    expect(pictureUpload.state.phase).toBe('idle');
  },
);
