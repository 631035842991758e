import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { browser } from '../../../src/store/browser.ts';
import { InviteLink } from '../../../src/ui/user-center/invite-link.tsx';
import { fakeApi, Refused } from '../../store/fake-api.ts';
import { saves } from '../saves.ts';
import { change, eachOnItsOwn, show, told } from '../show.tsx';

// happy-dom has no canvas
vi.mock('qr-code-styling', () => ({
  default: class {
    append(box: Element) {
      box.append('drawn');
    }
    getRawData() {
      return Promise.resolve(new Blob(['code'], { type: 'image/png' }));
    }
  },
}));

const LINK = 'https://x.example/';
const field = () => screen.queryByRole('textbox');
const link = () => screen.findByDisplayValue(LINK);

eachOnItsOwn();

test('[USER-10] the link comes from the studio, requested without a payload', async () => {
  const sent = fakeApi({ '/center/invite': () => ({ invited_url: LINK }) });
  await show(<InviteLink />);
  await link();
  expect(sent).toEqual([{ path: '/center/invite', body: {} }]);
});

test('offline a message replaces the link, which is loaded once online', async () => {
  browser.online = false;
  fakeApi({ '/center/invite': () => ({ invited_url: LINK }) });
  await show(<InviteLink />);
  await told("You're offline. Your link needs a connection.");
  expect(field()).toBeNull();
  await change(() => {
    browser.online = true;
  });
  expect(await link()).toBe(field());
  await told('');
});

test('while the link loads its space is reserved; a failed one can be retried', async () => {
  let answer: (say: unknown) => void = () => undefined;
  fakeApi({
    '/center/invite': () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  await show(<InviteLink />);
  expect(screen.getByRole('img', { name: 'Loading' })).toBeTruthy();
  expect(field()).toBeNull();
  answer(new Refused('later', 503));
  await told("Couldn't load your link.");
  expect(screen.queryByRole('img', { name: 'Loading' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('img', { name: 'Loading' });
  answer({ invited_url: LINK });
  expect(await link()).toBe(field());
});

/** Gives the browser a share sheet for a test. @returns what was shared */
function shareSheet(canShare: boolean): ShareData[] {
  const shared: ShareData[] = [];
  Object.assign(navigator, {
    share: (data: ShareData) => {
      shared.push(data);
      return Promise.resolve();
    },
    canShare: () => canShare,
  });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'canShare');
  });
  return shared;
}

async function showCode(): Promise<void> {
  fakeApi({ '/center/invite': () => ({ invited_url: LINK }) });
  await show(<InviteLink />);
  await link();
  fireEvent.click(screen.getByRole('button', { name: 'QR code' }));
  await screen.findByText('drawn');
}

test('the code of a link that only this computer can open says so', async () => {
  fakeApi({ '/center/invite': () => ({ invited_url: 'http://127.0.0.1:8787/web/' }) });
  await show(<InviteLink />);
  fireEvent.click(await screen.findByRole('button', { name: 'QR code' }));
  await screen.findByText(/only this computer can open/);
});

test('the code of the link is saved as a picture with a name that tells what it is', async () => {
  const saved = saves();
  await showCode();
  fireEvent.click(screen.getByRole('button', { name: 'Save picture' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('Inkreel-invitation.png');
  expect(saved[0]?.blob?.type).toBe('image/png');
});

test('the picture is shared with the words and the link where the browser shares files', async () => {
  const shared = shareSheet(true);
  await showCode();
  fireEvent.click(screen.getByRole('button', { name: 'Share picture' }));
  await waitFor(() => expect(shared).toHaveLength(1));
  expect(shared).toMatchObject([{ title: 'Inkreel', text: expect.stringContaining('Inkreel'), url: LINK }]);
  expect(shared[0]?.files?.map(({ name, type }) => [name, type])).toEqual([
    ['Inkreel-invitation.png', 'image/png'],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(shared[1]).toMatchObject({ url: LINK });
  expect(shared[1]).not.toHaveProperty('files');
});

test('a browser that shares no files offers the link alone', async () => {
  shareSheet(false);
  await showCode();
  expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Share picture' })).toBeNull();
});

test('the code is scrolled into view when it is opened, and not again when its picture is ready', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  onTestFinished(() => scrolled.mockRestore());
  const shared = shareSheet(true);
  await showCode();
  fireEvent.click(screen.getByRole('button', { name: 'Share picture' }));
  await waitFor(() => expect(shared).toHaveLength(1));
  const code = screen.getByRole('img', { name: 'QR code of your invitation link' });
  expect(scrolled.mock.instances).toHaveLength(1);
  expect((scrolled.mock.instances[0] as unknown as Element).contains(code)).toBe(true);
});
