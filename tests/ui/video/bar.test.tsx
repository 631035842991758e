import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { endSession } from '../../../src/store/account/session.ts';
import { dialogs } from '../../../src/store/dialogs.ts';
import { takeToasts } from '../../../src/store/toasts.ts';
import { clipForm, UPLOAD } from '../../../src/store/video/clip-form.ts';
import { Refused } from '../../store/fake-api.ts';
import { pressEntry } from '../menu.ts';
import { change } from '../show.tsx';
import {
  bodies,
  box,
  cards,
  chooseModel,
  eachVideoTest,
  GENERATE,
  go,
  openVideo,
  POINTS,
  wireClip,
  write,
} from './open-video.tsx';

eachVideoTest();

const picture = { url: '/media/a.jpg', name: 'a' };
const ACCEPT = { [GENERATE]: () => ({ task_id: 'new', id: 9 }) };
const file = (bytes = 10, type = 'image/png') => {
  const made = new File(['x'], 'frame.png', { type });
  Object.defineProperty(made, 'size', { value: bytes });
  return made;
};

test('[VIDEO-14] [VIDEO-23] [VIDEO-26] the bar has prompt, model, parameters and Generate; default: Jimeng Lite 480p in 16:9 for 5 s', async () => {
  await openVideo();
  expect(box().value).toBe('');
  screen.getByRole('button', { name: 'Model: Jimeng Lite 480p' });
  screen.getByRole('button', { name: 'Parameters: 16:9, 5 seconds' });
  expect(go().textContent).toBe('Generate10 points');
});

test('[VIDEO-22] there are seven modes', async () => {
  await openVideo();
  fireEvent.click(screen.getByRole('button', { name: /^Model:/ }));
  const modes = within(await screen.findByRole('group', { name: 'Model' })).getAllByRole('radio');
  expect(modes.map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Jimeng',
    'Hailuo',
    'Runway',
    'Luma',
    'Kling',
    'Vidu',
    'Google Veo',
  ]);
});

test('[VIDEO-24] another mode starts with its first row and with frames', async () => {
  await openVideo();
  await chooseModel('Vidu', 'Q1');
  clipForm.upload = UPLOAD.references;
  fireEvent.click(screen.getByRole('button', { name: /^Model:/ }));
  await change(() => void fireEvent.click(screen.getByRole('radio', { name: 'Kling' })));
  await screen.findByRole('button', { name: 'Model: Kling 1.6' });
  expect(clipForm.upload).toBe(UPLOAD.frames);
});

test('[VIDEO-25] Veo 3 fast removes the reference pictures', async () => {
  await openVideo();
  await chooseModel('Google Veo', 'Veo 3 fast, references');
  clipForm.references = [picture, { ...picture, url: '/media/b.jpg' }];
  await screen.findByRole('button', { name: 'Add a reference picture (3 of 4)' });
  await chooseModel('Google Veo', 'Veo 3 fast');
  expect(clipForm.references).toEqual([]);
});

test('reference pictures that go with a change of the model come back with Undo', async () => {
  await openVideo();
  await chooseModel('Google Veo', 'Veo 3 fast, references');
  clipForm.references = [picture];
  takeToasts();
  await chooseModel('Kling', '2.1');
  expect(clipForm.references).toEqual([]);
  takeToasts()[0]?.action?.run();
  expect(clipForm).toMatchObject({ mode: 'google-veo', references: [picture] });
  await screen.findByRole('button', { name: 'Model: Google Veo Veo 3 fast, references' });
});

test('[VIDEO-34] [VIDEO-35] Runway has two ratios and two lengths', async () => {
  const sent = await openVideo([], ACCEPT);
  await chooseModel('Runway', 'Gen');
  fireEvent.click(screen.getByRole('button', { name: 'Parameters: 16:9, 10 seconds' }));
  const ratios = within(await screen.findByRole('group', { name: 'Ratio' }));
  expect(ratios.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    '16:9',
    '9:16',
  ]);
  fireEvent.click(screen.getByRole('radio', { name: '5 seconds' }));
  await write('waves');
  fireEvent.click(go());
  await waitFor(() => expect(bodies(sent, GENERATE)).toMatchObject([{ seconds: 5, ratio: '16:9' }]));
});

test('[VIDEO-27] [VIDEO-46] after a submit the ratio is 1:1, and the clip is listed first under today', async () => {
  await openVideo([wireClip(1)], ACCEPT);
  await write('waves');
  fireEvent.click(go());
  await screen.findByRole('button', { name: 'Parameters: 1:1, 5 seconds' });
  const [first, second] = cards();
  expect(first?.getAttribute('data-phase')).toBe('working');
  within(first as HTMLElement).getByText('waves');
  within(second as HTMLElement).getByText('clip 1');
  expect(screen.getAllByRole('heading', { name: 'Today' })).toHaveLength(1);
});

test('[VIDEO-28] [VIDEO-54] [ERR-04] a refused submit keeps ratio and prompt, adds no clip and shows the server’s message', async () => {
  await openVideo([wireClip(1)], { [GENERATE]: () => new Refused('Not today') });
  await write('waves');
  fireEvent.click(go());
  await waitFor(() => expect(takeToasts()).toMatchObject([{ type: 'error', title: 'Not today' }]));
  screen.getByRole('button', { name: 'Parameters: 16:9, 5 seconds' });
  expect(box().value).toBe('waves');
  expect(cards()).toHaveLength(1);
});

test('[VIDEO-42] [AUTH-31] without a login Generate opens the sign-in, and nothing is sent', async () => {
  const sent = await openVideo([], ACCEPT);
  await change(() => void endSession());
  sent.length = 0;
  await write('waves');
  fireEvent.click(go());
  await waitFor(() => expect(dialogs.open).toEqual({ name: 'login' }));
  expect(sent.map(({ path }) => path)).not.toContain(GENERATE);
});

test.each(['Jimeng', 'Hailuo', 'Luma', 'Kling', 'Vidu', 'Google Veo'])(
  '[VIDEO-43] %s requires a prompt',
  async (mode) => {
    const sent = await openVideo([], ACCEPT);
    const rows = { Jimeng: 'Lite 480p', Hailuo: '512P', Luma: 'Ray', Kling: '1.6', Vidu: '2.0' };
    await chooseModel(mode, rows[mode as keyof typeof rows] ?? 'Veo 3 fast');
    await change(() => {
      clipForm.first = picture;
    });
    fireEvent.click(go());
    await screen.findByText('Please add description');
    expect(bodies(sent, GENERATE)).toEqual([]);
  },
);

test('[VIDEO-43] Runway works from a picture without a prompt', async () => {
  const sent = await openVideo([], ACCEPT);
  await chooseModel('Runway', 'Gen');
  await change(() => {
    clipForm.first = picture;
  });
  fireEvent.click(go());
  await waitFor(() => expect(bodies(sent, GENERATE)).toMatchObject([{ prompt: '', image: '/media/a.jpg' }]));
});

test.each([
  ['nothing', '', null, null, true],
  ['blanks', '   ', null, null, true],
  ['words', 'waves', null, null, false],
  ['a first frame', '', picture, null, false],
  ['a last frame', '', null, picture, false],
] as const)('[VIDEO-44] with %s Generate is ready or not', async (_, words, first, last, blocked) => {
  await openVideo();
  await write(words);
  await change(() => void Object.assign(clipForm, { first, last }));
  await waitFor(() => expect(go().getAttribute('aria-disabled')).toBe(String(blocked)));
});

test('[VIDEO-27] a mode without 1:1 shows its first ratio after a submit, and the next mode 1:1', async () => {
  const sent = await openVideo([], ACCEPT);
  await chooseModel('Runway', 'Gen');
  await write('waves');
  fireEvent.click(go());
  await waitFor(() => expect(bodies(sent, GENERATE)).toHaveLength(1));
  await screen.findByRole('button', { name: 'Parameters: 16:9, 10 seconds' });
  await chooseModel('Jimeng', 'Lite 480p');
  await screen.findByRole('button', { name: 'Parameters: 1:1, 5 seconds' });
});

test('[VIDEO-44] references without a word are not enough, and the line says what is', async () => {
  await openVideo();
  await chooseModel('Google Veo', 'Veo 3 fast, references');
  await change(() => void clipForm.references.push(picture));
  expect(go().getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(go().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Needs a few words.',
  );
});

test('the line below the empty box says why Generate is not ready, and not again what the box says', async () => {
  await openVideo();
  const line = document.getElementById(go().getAttribute('aria-describedby') ?? '');
  expect(line?.textContent).toBe('Needs a few words.');
  expect(
    screen
      .getAllByRole('textbox')
      .map((box) => box.getAttribute('placeholder'))
      .join(),
  ).not.toContain(line?.textContent);
});

test('the line says that words are needed beside a frame, and that a frame is enough where it is', async () => {
  await openVideo();
  const line = () => document.getElementById(go().getAttribute('aria-describedby') ?? '')?.textContent;
  await change(() => {
    clipForm.first = picture;
  });
  expect(line()).toBe('Needs a few words.');
  await chooseModel('Runway', 'Gen');
  expect(line()).not.toContain('Needs');
  await change(() => {
    clipForm.first = null;
  });
  expect(line()).toBe('Needs a few words or a frame.');
});

test('[VIDEO-45] a picture over 10 MB is refused, and nothing is uploaded', async () => {
  const sent = await openVideo();
  const place = screen.getByLabelText('Add a first frame', { selector: 'input' });
  await change(() => void fireEvent.change(place, { target: { files: [file(11 * 1024 * 1024)] } }));
  await screen.findByText('Image size exceeded (10 MB)');
  expect(sent.map(({ path }) => path)).not.toContain('/upload/assumeRole');
});

test('a frame can be chosen from one’s drawings', async () => {
  await openVideo([], {
    '/draw/lists': () => ({
      lists: [
        {
          draw_id: 3,
          task_id: 'd3',
          state: 1,
          message_input: 'a lamp',
          images: ['/media/lamp.jpg'],
          tool_name: 'mj',
          update_time: new Date().toISOString(),
        },
      ],
      has_next: 0,
    }),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Add a first frame' }));
  await pressEntry(await screen.findByRole('menuitem', { name: 'From my drawings…', hidden: true }));
  fireEvent.click(await screen.findByRole('button', { name: 'Use this drawing: a lamp' }));
  await waitFor(() => expect(clipForm.first).toEqual({ url: '/media/lamp.jpg', name: 'a lamp' }));
});

test('earlier prompts are recalled with Alt and the arrow keys', async () => {
  await openVideo([], ACCEPT);
  await write('waves');
  fireEvent.click(go());
  await screen.findByRole('button', { name: 'Parameters: 1:1, 5 seconds' });
  await write('half a thought');
  fireEvent.keyDown(box(), { key: 'ArrowUp', altKey: true });
  await waitFor(() => expect(box().value).toBe('waves'));
  fireEvent.keyDown(box(), { key: 'ArrowDown', altKey: true });
  await waitFor(() => expect(box().value).toBe('half a thought'));
});

test('a draft with an unsupported ratio changes to the nearest one, with a message; only supported ones are offered', async () => {
  const seedance = { medium: 'clip', tool: 'jimeng', name: 'Seedance', ratios: ['16:9', '1:1'] };
  const points = () => ({ ...POINTS, models: [seedance] });
  const sent = await openVideo([], { ...ACCEPT, '/center/points': points });
  clipForm.ratio = '21:9';
  await write('a lamp');
  await screen.findByText("Seedance doesn't make 21:9; the clip will be 16:9.");
  fireEvent.click(screen.getByRole('button', { name: 'Parameters: 16:9, 5 seconds' }));
  const ratios = within(await screen.findByRole('group', { name: 'Ratio' })).getAllByRole<HTMLInputElement>(
    'radio',
  );
  expect(ratios.filter(({ disabled }) => !disabled).map((one) => one.closest('label')?.textContent)).toEqual([
    '16:9',
    '1:1',
  ]);
  await change(() => void fireEvent.click(go()));
  await waitFor(() => expect(bodies(sent, GENERATE)).toEqual([expect.objectContaining({ ratio: '16:9' })]));
});

test('before Generate is pressed, the bar says what cannot be drawn', async () => {
  await openVideo([], { '/studio/prompt/check': () => ({ undrawn: ['walrus'] }) });
  await write('a walrus swims');
  await waitFor(() =>
    expect(document.querySelector('[data-ui="undrawn"]')?.textContent).toBe(
      "The built-in engine can't draw: walrus.",
    ),
  );
});
