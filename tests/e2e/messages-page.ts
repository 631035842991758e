import type { Page } from '@playwright/test';
import type { Studio } from './harness.ts';

export const LIST = '/api/center/list-broadcast';
export const MARK = '/api/center/mark-broadcast';
export const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Messages' });
export const rowsOf = (page: Page) => page.locator('[data-ui=message]');

const said = (data: unknown) => JSON.stringify({ code: 200, message: '', data });

/** A message in the list's answer. */
export const message = (id: number, more: object = {}) => ({
  id,
  title: `Message ${id}`,
  content: `<p>Words of message ${id}</p>`,
  created_at: '2026-01-02T03:04:05.000Z',
  is_read: 0,
  ...more,
});

/** Fakes the list of messages, newest first, in pages of ten, and accepts marking as read. */
export function answerMessages(studio: Studio, all: { id: number }[]): void {
  for (const path of [LIST, MARK]) studio.proxy.mendPath(path);
  const page = (asked: unknown) => {
    const { before } = asked as { before?: number };
    const from = before === undefined ? 0 : all.findIndex(({ id }) => id === before) + 1;
    return {
      code: 200,
      message: '',
      data: { lists: all.slice(from, from + 10), has_next: all.length > from + 10 ? 1 : 0 },
    };
  };
  studio.proxy.break(LIST, { kind: 'answer', status: 200, body: page }, 1_000);
  studio.proxy.break(MARK, { kind: 'answer', status: 200, body: said(null) }, 1_000);
}
