import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ref } from 'valtio';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeDialog, dialogs, openDialog } from '../../../src/store/dialogs.ts';
import { takeToasts, toasts } from '../../../src/store/toasts.ts';
import { filmUpload } from '../../../src/store/works/film-state.ts';
import { type MadeVideo, videoForm } from '../../../src/store/works/publish-video.ts';
import '../../../src/ui/publish/publish-video-dialog.tsx';
import { DialogHost } from '../../../src/ui/shell/dialog-host.tsx';
import { type Answers, fakeApi, Refused } from '../../store/fake-api.ts';
import { change, eachOnItsOwn, show } from '../show.tsx';

const CREATE = '/center/create-works';
const GRANT = {
  url: '/upload/grant',
  method: 'PUT',
  headers: {},
  key: 'uploads/1',
  public_url: '/media/cover.bin',
  expires_at: '2027-01-01T00:00:00Z',
  max_bytes: 1,
};

/** `ref`, because stores keep files as they are. */
const FRAME = ref(new Blob(['frame']));

let last = 700;
async function opened(answers: Answers = {}, made?: MadeVideo) {
  last += 1;
  const sent = fakeApi(
    { [CREATE]: () => ({ published: 1, works_id: 5 }), '/upload/assumeRole': () => GRANT, ...answers },
    last,
  );
  vi.stubGlobal('XMLHttpRequest', ArrivesAtOnce);
  await show(<DialogHost />);
  await change(() => openDialog({ name: 'publish-video', ...(made ? { made } : {}) }));
  const form = within(await screen.findByRole('dialog', { name: 'Publish a video' }));
  await waitFor(() => expect(videoForm.fields.worksId).toBeLessThan(0));
  const created = () => sent.filter(({ path }) => path === CREATE).map(({ body }) => body);
  const press = () => fireEvent.click(form.getByRole('button', { name: 'Publish' }));
  return { form, sent, created, press };
}

/** Waits by a fine-grained fake clock: the second after a success must not pass meanwhile. */
const until = (check: () => void) => vi.waitFor(check, { interval: 1 });

/**
 * Publishes with a clock that stands still, to the end. What follows a second later ends with the test, which gives the clock
 * back: by the real clock it would lead a later test to the square.
 */
async function published(press: () => void, check: () => void) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  press();
  await until(check);
  await until(() => expect(toasts.waiting).toMatchObject([{ type: 'success', title: 'Published' }]));
  await until(() => expect(dialogs.open).toBeNull());
}

class ArrivesAtOnce {
  upload = {};
  status = 204;
  onload = () => {};
  onloadend = () => {};
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    queueMicrotask(() => {
      this.onload();
      this.onloadend();
    });
  }
}

/** An uploaded video with its first frame; null if the browser cannot decode it. */
const arrived = (frame: Blob | null = FRAME) =>
  change(() =>
    Object.assign(filmUpload, {
      phase: 'arrived',
      name: 'sea.mp4',
      size: 40,
      sent: 40,
      source: '/upload/works/t1',
      info: { duration: 12.5, width: 320, height: 180 },
      frame,
      problem: null,
      said: null,
    }),
  );

eachOnItsOwn();
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:frame');
  closeDialog();
  takeToasts();
  videoForm.clear();
  history.replaceState(null, '', '#/draw');
});

test('[PUB-01] [PUB-03] without video, cover or title nothing is sent, and a message asks for each', async () => {
  const { form, created, press } = await opened();
  press();
  expect(await form.findByText('Choose a video')).toBeTruthy();
  expect(form.getByText('Enter a title')).toBeTruthy();
  await arrived(null);
  press();
  expect(await form.findByText('Choose a cover')).toBeTruthy();
  await arrived();
  press();
  expect(await form.findByText('Enter a title')).toBeTruthy();
  expect(created()).toEqual([]);
  fireEvent.change(form.getByLabelText('Title'), { target: { value: 'The sea' } });
  await published(press, () => expect(created()).toHaveLength(1));
});

test('[PUB-02] [PUB-16] [PUB-17] the first frame is the default cover; one second after a success the square opens', async () => {
  const { form, sent, created, press } = await opened();
  await arrived();
  expect(form.getByRole('button', { name: 'First frame' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.change(form.getByLabelText('Title'), { target: { value: ' The sea ' } });
  fireEvent.change(form.getByLabelText(/Description/), { target: { value: 'Waves.' } });
  fireEvent.change(form.getByLabelText(/What the cover shows/), { target: { value: 'A wave' } });
  // wait until the form has the text and the button is enabled
  await waitFor(() => expect(form.getByLabelText<HTMLInputElement>('Title').value).toBe(' The sea '));
  await waitFor(() =>
    expect(form.getByRole('button', { name: 'Publish' }).getAttribute('aria-disabled')).not.toBe('true'),
  );
  await published(press, () =>
    expect(created()).toEqual([
      {
        name: 'The sea',
        desc: 'Waves.',
        poster: '/media/cover.bin',
        source: '/upload/works/t1',
        duration: 12.5,
        alt: 'A wave',
      },
    ]),
  );
  expect(sent.filter(({ path }) => path === '/upload/assumeRole').map(({ body }) => body)).toEqual([
    { use: 'workCover' },
  ]);
  expect(location.hash).toBe('#/draw');
  await vi.advanceTimersByTimeAsync(900);
  await until(() => expect(location.hash).toBe('#/square'));
  expect(filmUpload.phase).toBe('none');
});

test('[PUB-08] [PUB-09] title and description are limited and counted', async () => {
  const { form } = await opened();
  const title = form.getByLabelText<HTMLInputElement>('Title');
  fireEvent.change(title, { target: { value: 'x'.repeat(41) } });
  await waitFor(() => expect(title.value).toHaveLength(40));
  expect(form.getByText('40 / 40')).toBeTruthy();
  fireEvent.change(form.getByLabelText(/Description/), { target: { value: 'y'.repeat(5001) } });
  expect(form.getByText('5,000 / 5,000')).toBeTruthy();
});

test('[PUB-04] [PUB-05] errors of the video have their own messages', async () => {
  const { form } = await opened();
  const says = async (problem: 'type' | 'damaged' | 'size') => {
    await change(() => Object.assign(filmUpload, { problem, said: null }));
    return form.getAllByRole('alert').map(({ textContent }) => textContent);
  };
  expect(await says('type')).toContain('Only MP4 videos are supported');
  expect(await says('damaged')).toContain('The video is damaged or not complete. Save it again and retry');
  expect(await says('size')).toContain('The video must not exceed 500 MB');
});

test('[PUB-13] [PUB-14] [PUB-15] failures of token, upload and length have their own messages, or the server’s', async () => {
  const { form } = await opened();
  const says = async (problem: 'token' | 'upload' | 'duration', words = '', language = 'en') => {
    const said = words ? { words, language } : null;
    await change(() => Object.assign(filmUpload, { phase: 'stopped', name: 'sea.mp4', problem, said }));
    return form.getAllByRole('alert').map(({ textContent }) => textContent);
  };
  expect(await says('token')).toContain('Could not get the upload token');
  expect(await says('upload')).toContain('Upload failed');
  expect(await says('duration')).toContain('Could not read the video duration');
  expect(await says('upload', 'The studio is out of space for now')).toContain(
    'The studio is out of space for now',
  );
  // in the language of then, which is not the one of now
  expect(await says('upload', '空间不足', 'zh')).toContain('Upload failed');
});

test('[PUB-06] [PUB-07] a cover is a JPG or PNG of up to 2 MB, with a message otherwise', async () => {
  const { form, sent } = await opened();
  await arrived();
  const file = (type: string, bytes: number) => {
    const made = new File(['x'], 'a', { type });
    Object.defineProperty(made, 'size', { value: bytes });
    return made;
  };
  await change(() => void videoForm.cover.take(file('image/gif', 10)));
  expect(form.getByText('Only JPG or PNG images are supported')).toBeTruthy();
  await change(() => void videoForm.cover.take(file('image/png', 2 * 1024 * 1024 + 1)));
  expect(form.getByText('The cover must not exceed 2 MB')).toBeTruthy();
  expect(sent.filter(({ path }) => path === '/upload/assumeRole')).toEqual([]);
});

test('Publish waits for the upload, and shows its progress', async () => {
  const { form, created, press } = await opened();
  await change(() =>
    Object.assign(filmUpload, {
      phase: 'sending',
      name: 'sea.mp4',
      size: 200,
      sent: 86,
      frame: FRAME,
    }),
  );
  fireEvent.change(form.getByLabelText('Title'), { target: { value: 'The sea' } });
  expect(form.getByText('You can publish as soon as the video has arrived: 43 %')).toBeTruthy();
  press();
  // the frame would be uploaded first
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(created()).toEqual([]);
  expect(form.getByRole('button', { name: 'Pause the upload' })).toBeTruthy();
  expect(form.getByRole('progressbar', { name: 'Upload of the video' }).getAttribute('value')).toBe('43');
});

test('[PUB-16] a clip made in the studio is published without an upload', async () => {
  const made = {
    id: 9,
    name: 'A clip',
    video: '/media/clip.mp4',
    poster: '/media/clip.jpg',
    seconds: 5,
    ratio: '16:9',
  };
  const { form, created, press } = await opened({}, made);
  expect(form.queryByText('Drop a video here, or choose one')).toBeNull();
  expect(form.getByLabelText<HTMLInputElement>('Title').value).toBe('A clip');
  await published(press, () =>
    expect(created()).toEqual([
      { name: 'A clip', desc: '', poster: '/media/clip.jpg', source: '/media/clip.mp4', duration: 5 },
    ]),
  );
});

test('a refusal shows a message, and the form keeps everything', async () => {
  const { form, press } = await opened({ [CREATE]: () => new Refused('The square is closed today') });
  await arrived();
  fireEvent.change(form.getByLabelText('Title'), { target: { value: 'The sea' } });
  press();
  await waitFor(() =>
    expect(toasts.waiting).toMatchObject([{ type: 'error', title: 'The square is closed today' }]),
  );
  expect(form.getByLabelText<HTMLInputElement>('Title').value).toBe('The sea');
  expect(filmUpload.phase).toBe('arrived');
});

test('[PUB-18] a visitor is asked to sign in first', async () => {
  await opened();
  const { forgetAll } = await import('../../../src/store/account/on-sign-out.ts');
  const { session } = await import('../../../src/store/account/session-state.ts');
  await change(() => {
    forgetAll();
    session.token = null;
    openDialog({ name: 'publish-video' });
  });
  expect(dialogs.open).toMatchObject({ name: 'login' });
});

test('who has left the form while it was sent keeps the dialog and the page that they have opened since', async () => {
  let answer = (): void => undefined;
  const made = {
    id: 3,
    name: 'Waves',
    video: '/media/v.mp4',
    poster: '/media/p.jpg',
    seconds: 5,
    ratio: '16:9',
  };
  const { created, press } = await opened(
    {
      [CREATE]: () =>
        new Promise((resolve) => {
          answer = () => resolve({ published: 1, works_id: 5 });
        }),
    },
    made,
  );
  await change(press);
  await waitFor(() => expect(created()).toHaveLength(1));
  location.hash = '#/music';
  await change(() => openDialog({ name: 'report-work', worksId: 8 }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answer();
  await until(() => expect(takeToasts()).toMatchObject([{ type: 'success', title: 'Published' }]));
  await vi.advanceTimersByTimeAsync(1500);
  expect(dialogs.open).toMatchObject({ name: 'report-work' });
  expect(location.hash).toBe('#/music');
});
