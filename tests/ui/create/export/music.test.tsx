import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { takeToasts } from '../../../../src/store/toasts.ts';
import { bodies } from '../../../store/film/board-shots.ts';
import { eachOnItsOwn } from '../../show.tsx';
import { memberGone, openExport, QUOTE } from '../film-page.tsx';
import '../../../../src/ui/kit/song-dialog.tsx';

const START = '/script/okl-export';
const GRANT = '/upload/assumeRole';

const choose = (dialog: HTMLElement, name: string) =>
  fireEvent.click(within(dialog).getByRole('radio', { name }));
const slider = (dialog: HTMLElement) => within(dialog).queryByRole('slider', { name: 'Volume' });

eachOnItsOwn();
afterEach(memberGone);

test('[EXPORT-02] [EXPORT-03] music defaults to automatic with a volume from 0.1 to 1 in steps of 0.1, and is sent', async () => {
  const { id, sent, dialog } = await openExport({ [START]: () => ({ tasks_id: 'a' }) });
  expect(within(dialog).getByRole('radio', { name: 'Automatic' })).toHaveProperty('checked', true);
  expect(slider(dialog)).toMatchObject({ min: '0.1', max: '1', step: '0.1', value: '1' });
  fireEvent.change(slider(dialog) as HTMLElement, { target: { value: '0.3' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
  const form = { script_id: id, audio_type: 1, audio_vol: 0.3, audio_url: '', subtitles: 1 };
  await waitFor(() => expect(bodies(sent, START)).toEqual([form]));
});

test('[EXPORT-04] without music the volume slider is hidden', async () => {
  const { dialog, sent } = await openExport({ [START]: () => ({ tasks_id: 'a' }) });
  expect(slider(dialog)).not.toBeNull();
  choose(dialog, 'None');
  await waitFor(() => expect(slider(dialog)).toBeNull());
  expect(within(dialog).queryAllByLabelText('Volume')).toEqual([]);
  choose(dialog, 'Automatic');
  await waitFor(() => expect(slider(dialog)).not.toBeNull());
  choose(dialog, 'None');
  choose(dialog, 'As a file');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(bodies(sent, START)).toMatchObject([{ audio_type: 3, subtitles: 0 }]));
});

test('[EXPORT-05] [EXPORT-06] [EXPORT-07] own music is required if selected, and an unusable file is refused before the upload', async () => {
  const { dialog, sent } = await openExport();
  choose(dialog, 'My own music');
  await within(dialog).findByText('MP3, WAV, or OGG, up to 200 MB');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
  const alert = async (words: string) =>
    waitFor(() => expect(within(dialog).getByRole('alert').textContent).toBe(words));
  await alert('Please upload an audio file');
  expect(takeToasts()).toMatchObject([{ type: 'error', title: 'Please upload an audio file' }]);
  const give = (name: string, size: number) => {
    const file = new File(['x'], name, { type: 'audio/wav' });
    Object.defineProperty(file, 'size', { value: size });
    fireEvent.change(within(dialog).getByLabelText('Background music'), { target: { files: [file] } });
  };
  give('song.flac', 1);
  await alert('Only MP3, WAV, or OGG files are supported');
  give('song.wav', 200 * 1024 * 1024 + 1);
  await alert('The file is larger than 200 MB');
  expect(bodies(sent, GRANT)).toEqual([]);
  expect(bodies(sent, START)).toEqual([]);
});

test('one’s own song is chosen from a list and sent with the export', async () => {
  const work = { audio_url: '/media/song.mp3', title: 'Harbour', seconds: 75 };
  const song = {
    music_id: 'm1',
    id: 1,
    state: 3,
    title: 'Harbour',
    works: [work, { ...work, audio_url: '/media/b.mp3' }],
  };
  const { id, dialog, sent } = await openExport({
    [START]: () => ({ tasks_id: 'a' }),
    '/music/lists': () => ({ lists: [song], has_next: 0, filtered: 1 }),
  });
  choose(dialog, 'My own music');
  fireEvent.click(await within(dialog).findByRole('button', { name: 'From my music' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Use this song: Harbour · 2' }));
  await within(dialog).findByRole('button', { name: 'Harbour · 2', hidden: true });
  expect(bodies(sent, '/music/lists')).toEqual([{ state: 'done' }]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Export', hidden: true }));
  await waitFor(() =>
    expect(bodies(sent, START)).toMatchObject([{ script_id: id, audio_type: 2, audio_url: '/media/b.mp3' }]),
  );
});

test('[EXPORT-08] own music is uploaded, shown by its name, and sent with the export', async () => {
  const put: string[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 200;
      upload = {};
      onload?: () => void;
      open = (_method: string, address: string) => void put.push(address);
      setRequestHeader = () => undefined;
      abort = () => undefined;
      send = () => queueMicrotask(() => this.onload?.());
    },
  );
  const grant = {
    url: 'https://store.example/1',
    method: 'PUT',
    headers: {},
    key: 'uploads/1',
    public_url: '/media/uploads/1',
    expires_at: '2030-01-01T00:00:00Z',
    max_bytes: 1_000_000,
  };
  const { dialog, sent } = await openExport({ [GRANT]: () => grant, [START]: () => ({ tasks_id: 'film' }) });
  choose(dialog, 'My own music');
  const field = await within(dialog).findByLabelText('Background music');
  fireEvent.change(field, { target: { files: [new File(['x'], 'song.wav')] } });
  await within(dialog).findByRole('button', { name: 'song.wav' });
  expect(put).toEqual([grant.url]);
  expect(bodies(sent, GRANT)).toEqual([{ use: 'filmMusic' }]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
  await waitFor(() =>
    expect(bodies(sent, START)).toMatchObject([{ audio_type: 2, audio_url: grant.public_url }]),
  );
});

test.each([
  [{ music: 1, voice: 1 }, 'Creating voice-over and music'],
  [{ music: 0, voice: 1 }, 'Creating voice-over'],
  [{ music: 1, voice: 0 }, 'Creating music'],
  [{ music: 0, voice: 0 }, 'Collecting the shots'],
])('the progress text for a film with %o', async (sound, words) => {
  const { dialog } = await openExport({
    [START]: () => ({ tasks_id: 'a' }),
    '/script/okl-searching': () => ({ step: 2, progress: 0.1, ...sound }),
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
  await screen.findByText(words);
});

test('a resolution is offered if the studio supports it, and sent unless it is the default', async () => {
  const { dialog, sent } = await openExport({
    [START]: () => ({ tasks_id: 'a' }),
    '/studio/exports/quote': () => ({ ...QUOTE, resolution: '720p' }),
  });
  expect(within(dialog).getByRole('radio', { name: '720p' })).toHaveProperty('checked', true);
  choose(dialog, '1080p');
  await waitFor(() =>
    expect(within(dialog).getByRole('radio', { name: '1080p' })).toHaveProperty('checked', true),
  );
  fireEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(bodies(sent, START)).toMatchObject([{ resolution: '1080p' }]));
});
