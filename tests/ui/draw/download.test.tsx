import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { takeToasts } from '../../../src/store/toasts.ts';
import { Record } from '../../../src/ui/draw/record.tsx';
import { recordFor } from '../../store/draw/draw-record.ts';
import { eachOnItsOwn, show } from '../show.tsx';

/** Names and contents of saved files, and the fetched URLs. */
const saved: { name: string; words: Promise<string> }[] = [];
const fetched: string[] = [];
let answer: () => Promise<Response>;
const FAILED = { type: 'error', title: 'File download failed, please try again' };
const told = () => takeToasts().map(({ type, title }) => ({ type, title }));

eachOnItsOwn();
beforeEach(async () => {
  saved.length = 0;
  fetched.length = 0;
  takeToasts();
  const files = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.set(`blob:${files.size}`, file as Blob);
    return `blob:${files.size - 1}`;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, words: files.get(this.href)?.text() ?? Promise.resolve('nothing') });
  });
  answer = async () => new Response('the picture');
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address);
    return answer();
  });
  await show(
    <Record
      record={{
        ...recordFor(5),
        message_input: 'a green hill',
        images: ['/media/a.jpg?s=1', '/media/b.png?s=2'],
      }}
      task={undefined}
    />,
  );
});
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

test('[DRAW-54] a download saves the original file, not the smaller copy that is shown', async () => {
  press('Download picture 2');
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['a-green-hill-2.png']));
  expect(await saved[0]?.words).toBe('the picture');
  expect(fetched).toEqual([`${location.origin}/media/b.png?s=2`]);
  expect(told()).toEqual([]);
});

test.each([
  ['the network is away', () => Promise.reject(new TypeError('no network'))],
  ['the file is gone', async () => new Response('an error page', { status: 404 })],
])('[DRAW-54] when %s a message is shown and nothing is saved', async (_, fails) => {
  answer = fails;
  press('Download picture 1');
  await waitFor(() => expect(told()).toEqual([FAILED]));
  expect(saved).toEqual([]);
});
