import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createUpload } from '../../src/store/create-upload.ts';
import { takeToasts } from '../../src/store/toasts.ts';
import { UploadField } from '../../src/ui/kit/upload-field.tsx';
import { UploadTile } from '../../src/ui/kit/upload-tile.tsx';
import { chooseIn } from './menu.ts';
import { change, eachOnItsOwn, show } from './show.tsx';

const song = new File(['x'], 'song.mp3', { type: 'audio/mpeg' });
const picture = new File(['x'], 'a.png', { type: 'image/png' });
const send = vi.fn(
  (_: File, _how: { onProgress: (part: number) => void }) => new Promise<string>(() => undefined),
);
const music = createUpload('filmMusic', { send });
const reference = createUpload('drawReference', { send });

const field = () =>
  show(<UploadField upload={music} value={null} label="Music" removeLabel="Remove" missing={null} />);
const tile = (onFile: (file: File) => void) =>
  show(<UploadTile upload={reference} addLabel="Add" onFile={onFile} />);

eachOnItsOwn();
beforeEach(() => {
  send.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  music.drop();
  reference.drop();
});

test.each([
  ['dropped', (place: HTMLElement) => fireEvent.drop(place, { dataTransfer: { files: [song] } })],
  ['pasted', (place: HTMLElement) => fireEvent.paste(place, { clipboardData: { files: [song] } })],
])('a file that is %s is uploaded with progress, and can be cancelled', async (_, give) => {
  await field();
  give(screen.getByRole('button', { name: 'Choose a file' }));
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  await change(() => send.mock.calls[0]?.[1].onProgress(0.42));
  await screen.findByRole('button', { name: 'Uploading 42 %' });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the upload' }));
  await screen.findByRole('button', { name: 'Choose a file' });
});

test('a file that is to take the place of another shows its progress; cancelled, it leaves the other', async () => {
  const removed = vi.spyOn(music, 'drop');
  const value = { url: '/media/a.mp3', name: 'a.mp3' };
  await show(<UploadField upload={music} value={value} label="Music" removeLabel="Remove" missing={null} />);
  fireEvent.drop(screen.getByRole('button', { name: 'a.mp3' }), { dataTransfer: { files: [song] } });
  await screen.findByRole('button', { name: 'Uploading 0 %' });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the upload' }));
  await screen.findByRole('button', { name: 'a.mp3' });
  expect(removed).not.toHaveBeenCalled();
});

test.each([
  ['dropped', (place: HTMLElement, files: File[]) => fireEvent.drop(place, { dataTransfer: { files } })],
  ['pasted', (place: HTMLElement, files: File[]) => fireEvent.paste(place, { clipboardData: { files } })],
])('of several files that are %s one is taken, and it says which', async (_, give) => {
  takeToasts();
  const taken = vi.fn();
  await tile(taken);
  give(screen.getByRole('button', { name: 'Add' }), [picture]);
  expect(takeToasts()).toEqual([]);
  give(screen.getByRole('button', { name: 'Add' }), [song, picture, new File(['y'], 'b.png')]);
  expect(taken.mock.calls).toEqual([[picture], [picture]]);
  expect(takeToasts()).toMatchObject([
    { title: 'One file at a time', description: '“a.png” was chosen, the others were left out.' },
  ]);
});

test('the hint says what is accepted, and what is wrong with another file', async () => {
  await field();
  expect(screen.getByRole('status').textContent).toBe('MP3, WAV, or OGG, up to 200 MB');
  fireEvent.drop(screen.getByRole('button'), { dataTransfer: { files: [picture] } });
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('Only MP3, WAV, or OGG files are supported'),
  );
  expect(send).not.toHaveBeenCalled();
});

test('pasted text is left to the field', async () => {
  const taken = vi.fn();
  await tile(taken);
  const add = screen.getByRole('button', { name: 'Add' });
  expect(fireEvent.paste(add, { clipboardData: { files: [] } })).toBe(true);
  expect(taken).not.toHaveBeenCalled();
});

test('with a mouse the file dialog opens directly; a touch screen offers file or camera', async () => {
  await tile(() => undefined);
  const input = screen.getByLabelText<HTMLInputElement>('Add', { selector: 'input' });
  const opened = vi.spyOn(input, 'click').mockReturnValue(undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect([opened.mock.calls.length, input.getAttribute('capture')]).toEqual([1, null]);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  await chooseIn('Add', 'Take a photo');
  await waitFor(() => expect(opened).toHaveBeenCalledTimes(2));
  expect(input.getAttribute('capture')).toBe('environment');
});
