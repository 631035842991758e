import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeToasts } from '../../../../src/store/toasts.ts';
import '../../../../src/ui/create/storyboard/lip-sync-dialog.tsx';
import '../../../../src/ui/kit/floating-menu.tsx';
import '../../../../src/ui/kit/voice-pick-dialog.tsx';
import { type Answers, Refused } from '../../../store/fake-api.ts';
import { bodies, wireShot } from '../../../store/film/board-shots.ts';
import { dialogNamed } from '../../dialog.ts';
import { chooseIn, openMenu } from '../../menu.ts';
import { change, eachOnItsOwn } from '../../show.tsx';
import { memberGone, openStoryboard, POINTS } from '../film-page.tsx';

const IMAGE = '/script/img-lip-sync';
const CLIP = '/script/kling-lipsync';
const SPEAK = '/lip-sync/generate-audio';
const picture = {
  id: 31,
  task_id: 'd1',
  draw_index: 1,
  state: 1,
  image_one: '/media/d1.jpg',
  images: ['/media/d1.jpg', '/media/d2.jpg'],
  tool_name: 'seedream',
  message_input: 'a girl',
  is_select: 1,
  select_index: 0,
};
const clip = {
  id: 41,
  task_id: 'c1',
  state: 3,
  poster: '/media/c1.jpg',
  video_url: '/media/c1.mp4',
  seconds: 5,
  tool_name: 'jimeng',
  is_select: 1,
  is_allowed_chaofen: 0,
  kling_lipsync: 0,
  options: '{}',
};
const synced = { ...clip, id: 42, task_id: 'c2', tool_name: 'kling_lipsync', kling_lipsync: 1, is_select: 0 };
const VOICES = {
  lists: [{ voice_name: 'Clara', voice_type: 'clara', tags: ['en'], platform: 'x', test_audio_url: '' }],
  select: { language: ['en'] },
};

eachOnItsOwn();
beforeEach(() => {
  takeToasts();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue(undefined);
});
afterEach(memberGone);

const opened = (seconds = 3, answers: Answers = {}, narration = '') =>
  openStoryboard([wireShot(1, { narration })], {
    '/center/points': () => ({ ...POINTS, lip_sync_setting: { zh: 8, en: 2 } }),
    '/script/list-draw-pro': () => ({ lists: [picture], has_next: 0 }),
    '/script/list-video': () => ({ lists: [clip, synced], has_next: 0 }),
    '/lip-sync/voice-lists': () => VOICES,
    '/studio/lip-sync/face': () => new Refused('no such call'),
    [SPEAK]: () => ({ audio_base64: btoa('speech'), audio_duration: seconds, audio_url: '/media/s.mp3' }),
    [IMAGE]: () => ({ task_id: 'n1' }),
    [CLIP]: () => ({ task_id: 'n2' }),
    ...answers,
  });

/** Opens the dialog for the second picture, or for the clip. */
async function dialogOf(medium: 'picture' | 'clip') {
  if (medium === 'clip') {
    fireEvent.click(screen.getByRole('tab', { name: 'Video' }));
    await screen.findByRole('button', { name: 'Use clip 1 in the shot' });
    await chooseIn('Actions for clip 1', 'Lip sync');
  } else {
    await screen.findByRole('button', { name: 'Use picture 2 in the shot' });
    await chooseIn('Actions for picture 2', 'Lip sync');
  }
  const dialog = await dialogNamed('Lip sync');
  const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text to read' });
  const press = (name: string | RegExp) =>
    change(() => void fireEvent.click(dialog.getByRole('button', { name })));
  const go = () => dialog.getByRole('button', { name: /^Generate(\s*\d.*)?$/ });
  return {
    dialog,
    field,
    press,
    go,
    write: (words: string) => change(() => void fireEvent.change(field, { target: { value: words } })),
    async choose() {
      await press('Choose a voice');
      const voices = await dialogNamed('Voice');
      const clara = await voices.findByRole('radio', { name: /Clara/ });
      await change(() => void fireEvent.click(clara));
      fireEvent.click(voices.getByRole('button', { name: 'Done' }));
      await dialogNamed('Lip sync');
      await dialog.findByRole('button', { name: 'Voice: Clara' });
    },
    async speak() {
      await press(/^Generate audio/);
      await dialog.findByLabelText('The generated audio');
    },
  };
}
const titles = () => takeToasts().map(({ title }) => title);

test('[BOARD-93] [BOARD-98] a talking picture has no length limit, and is sent with its index in the task and its shot', async () => {
  const { id, sent } = await opened(300);
  const { write, choose, speak, go } = await dialogOf('picture');
  await write('A long story');
  await choose();
  await speak();
  expect(go().textContent).toBe('Generate600 points');
  await change(() => void fireEvent.click(go()));
  await waitFor(() =>
    expect(bodies(sent, IMAGE)).toEqual([
      {
        audio_base64: btoa('speech'),
        audio_duration: 300,
        audio_text: 'A long story',
        task_id: 'd1',
        draw_index: 1,
        script_id: id,
        scense_id: 1,
        type: 1,
      },
    ]),
  );
  await waitFor(() => expect(titles()).toEqual(['The talking clip appears among the clips of this shot']));
});

test('the speaker’s last voice is preselected', async () => {
  await opened();
  const first = await dialogOf('picture');
  await first.choose();
  await first.press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Lip sync' })).toBeNull());
  const { dialog } = await dialogOf('clip');
  await dialog.findByRole('button', { name: 'Voice: Clara' });
});

test('[BOARD-94] a clip is sent with audio, text and its task', async () => {
  const { sent } = await opened(3);
  const { write, choose, speak, go } = await dialogOf('clip');
  await write('Hello');
  await choose();
  await speak();
  await change(() => void fireEvent.click(go()));
  await waitFor(() =>
    expect(bodies(sent, CLIP)).toEqual([
      { audio_base64: btoa('speech'), audio_duration: 3, audio_text: 'Hello', task_id: 'c1' },
    ]),
  );
});

test('[BOARD-53] a lip-synced clip does not offer lip-sync again', async () => {
  await opened();
  fireEvent.click(screen.getByRole('tab', { name: 'Video' }));
  await screen.findByRole('button', { name: 'Use clip 2 in the shot' });
  const offered = async (number: number) => {
    const menu = await openMenu(`Actions for clip ${number}`);
    const names = within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent);
    fireEvent.keyDown(menu, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    return names;
  };
  expect(await offered(1)).toContain('Lip sync');
  expect(await offered(2)).not.toContain('Lip sync');
});

test('[BOARD-95] [BOARD-96] an empty text or a missing voice shows a message, and nothing is sent', async () => {
  const { sent } = await opened();
  const { dialog, press, write } = await dialogOf('clip');
  await press(/^Generate audio/);
  dialog.getByText('Empty reading text: write what is to be read');
  await write('Hello');
  await press(/^Generate audio/);
  dialog.getByText('Please select a voice');
  expect(bodies(sent, SPEAK)).toEqual([]);
});

test('[BOARD-97] audio longer than the clip shows a message and disables the submit', async () => {
  const { sent } = await opened(6);
  const { dialog, write, choose, speak, go } = await dialogOf('clip');
  await write('Hello');
  await choose();
  await speak();
  dialog.getByText('Duration exceeded: the audio is longer than the clip (5 s)');
  expect(go().getAttribute('aria-disabled')).toBe('true');
  await change(() => void fireEvent.click(go()));
  expect(bodies(sent, CLIP)).toEqual([]);
});

test.each([
  ['text', 'Text to read', 'Other words'],
  ['speed', 'Speed', '1.5'],
  ['volume', 'Volume', '2'],
  ['pitch', 'Pitch', '3'],
  ['emotion', 'Emotion', 'happy'],
])('[BOARD-99] changing the %s makes the speech outdated, and it is not sent', async (_, label, value) => {
  const { sent } = await opened();
  const { dialog, write, choose, speak, go } = await dialogOf('picture');
  await write('Hello');
  await choose();
  await speak();
  const [field] = dialog.getAllByLabelText(label);
  if (!field) throw new Error(`no ${label}`);
  await change(() => void fireEvent.change(field, { target: { value } }));
  await dialog.findByText('Text or voice changed: generate the audio again');
  await change(() => void fireEvent.click(go()));
  expect(bodies(sent, IMAGE)).toEqual([]);
});

test('[BOARD-100] a refused submit says that generation failed; refused speech shows the reason; a lost connection says to retry later', async () => {
  const answers = [
    () => new Refused('The voice is tired'),
    () => new Refused(''),
    () => Promise.reject(new TypeError('x')),
  ];
  const { sent } = await opened(3, {
    [CLIP]: () => new Refused('Not this clip'),
    [SPEAK]: () =>
      answers.shift()?.() ?? { audio_base64: btoa('speech'), audio_duration: 3, audio_url: '/media/s.mp3' },
  });
  const { write, choose, speak, go, press } = await dialogOf('clip');
  await write('Hello');
  await choose();
  for (const title of ['The voice is tired', 'Audio generation failed', 'Try again later']) {
    await press(/^Generate audio/);
    await waitFor(() => expect(titles()).toEqual([title]));
  }
  await speak();
  await change(() => void fireEvent.click(go()));
  await waitFor(() => expect(titles()).toEqual(['Generation failed']));
  expect(bodies(sent, CLIP)).toHaveLength(1);
});

test('[BOARD-101] the limits of Kling’s lip-sync are shown in the dialog of a clip, not in that of a picture', async () => {
  await opened();
  const { dialog, press } = await dialogOf('clip');
  dialog.getByText(/MP4 or MOV, up to 100 MB, 2 to 10 seconds, 720p or 1080p, sides of 720 to 1920 pixels/);
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('tab', { name: 'Drawing' }));
  const other = await dialogOf('picture');
  expect(other.dialog.queryByText(/Kling/)).toBeNull();
});

test('the shot’s text is prefilled, and the detected face is sent', async () => {
  const eye = { x: 0.4, y: 0.4, width: 0.1, height: 0.05 };
  const place = { mouth: { ...eye, y: 0.7 }, eyes: [eye, { ...eye, x: 0.6 }], tilt: 0 };
  const { sent } = await opened(
    3,
    {
      '/studio/lip-sync/face': () => ({
        head_url: '/media/d2.jpg',
        aspectRatio: '',
        face: { ...place, from: 'known', confidence: 1 },
      }),
    },
    'Mei: Good evening',
  );
  const { dialog, field, choose, speak, go } = await dialogOf('picture');
  await dialog.findByRole('button', { name: /^Mouth:/ });
  expect(field.value).toContain('Good evening');
  await choose();
  await speak();
  await change(() => void fireEvent.click(go()));
  await waitFor(() => expect(bodies(sent, IMAGE)).toMatchObject([{ face: place }]));
});
