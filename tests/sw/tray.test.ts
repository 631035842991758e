import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeNotifications, showPlain } from '../../src/sw/notify.ts';

/** What was asked of the browser, in order. */
let asked: string[];
let endShowing: () => void;

/** A fake of web locks: one holder at a time, by name. */
function webLocks() {
  const last = new Map<string, Promise<unknown>>();
  return {
    request: <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const turn = (last.get(name) ?? Promise.resolve()).then(work);
      last.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
}

beforeEach(() => {
  asked = [];
  const showing = new Promise<void>((resolve) => {
    endShowing = resolve;
  });
  vi.stubGlobal('registration', {
    showNotification: async (title: string) => {
      asked.push(`show ${title}`);
      await showing;
      asked.push('shown');
    },
    getNotifications: async () => {
      asked.push('list');
      return [];
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

it('lists no notifications while one is being shown, which would lose its record', async () => {
  vi.stubGlobal('navigator', { locks: webLocks() });
  const both = Promise.all([showPlain('test', 'en'), closeNotifications('7|draw|a:done')]);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  endShowing();
  await both;
  expect(asked).toEqual(['show This is how notifications look', 'shown', 'list']);
});

it('shows and closes without web locks, too', async () => {
  vi.stubGlobal('navigator', {});
  endShowing();
  await showPlain('test', 'zh');
  await closeNotifications('7|draw|a:done');
  expect(asked).toEqual(['show 通知会这样显示', 'shown', 'list']);
});
