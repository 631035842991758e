import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listBroadcasts } from '../../src/api/messages.ts';
import { forgetAll } from '../../src/store/account/on-sign-out.ts';
import { browser } from '../../src/store/browser.ts';
import { loadMessages, messageList } from '../../src/store/messages/message-list.ts';
import { useOlderMessages } from '../../src/ui/messages/use-older-messages.ts';
import { fakeApi, Refused, type Sent } from '../store/fake-api.ts';

const range = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, n) => ({
    id: from - n,
    title: '',
    content: '',
    created_at: '',
    is_read: 1,
  }));

let down = false;
let sent: Sent[] = [];
/** Triggers the IntersectionObserver at the end of the list. */
let scrollToEnd = (): void => undefined;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: () => void;
      #watches = false;
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        this.#tell = () => this.#watches && told([{ isIntersecting: true }]);
      }
      observe(): void {
        this.#watches = true;
        scrollToEnd = this.#tell;
        queueMicrotask(this.#tell);
      }
      disconnect(): void {
        this.#watches = false;
      }
    },
  );
  sent = fakeApi({
    [listBroadcasts.path]: ({ before = 36 }: { before?: number }) =>
      down && before < 36
        ? new Refused('down', 503)
        : { lists: range(before - 1, Math.max(1, before - 10)), has_next: before > 11 ? 1 : 0 },
  });
});
afterEach(() => {
  cleanup();
  forgetAll();
  down = false;
  browser.online = true;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function End() {
  return <i ref={useOlderMessages(messageList.items.length)} />;
}
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
const shown = () => messageList.items.length;

test('while the end of the list is visible, further pages are loaded, also after being offline', async () => {
  await act(loadMessages);
  browser.online = false;
  render(<End />);
  await settled();
  expect(shown()).toBe(10);
  await act(async () => {
    browser.online = true;
  });
  await vi.waitFor(() => expect(shown()).toBe(35));
});

test('a page that failed is not retried until the end becomes visible again', async () => {
  await act(loadMessages);
  down = true;
  render(<End />);
  await vi.waitFor(() => expect(messageList.older).toBe('failed'));
  await settled();
  expect(sent).toHaveLength(2);
  down = false;
  await act(async () => scrollToEnd());
  await vi.waitFor(() => expect(shown()).toBe(35));
});

test('if cached rows end in view, more are loaded once the server says that there are more', async () => {
  await act(loadMessages);
  forgetAll();
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const network = globalThis.fetch;
  vi.stubGlobal('fetch', (...args: Parameters<typeof fetch>) => held.then(() => network(...args)));
  const reading = loadMessages();
  await vi.waitFor(() => expect(messageList.cached).toBe(true));
  render(<End />);
  await settled();
  answer();
  await act(() => reading);
  await vi.waitFor(() => expect(shown()).toBe(35));
});
