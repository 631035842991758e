import { expect, type Locator, type Page } from '@playwright/test';
import type { Studio } from './harness.ts';
import { say } from './words.ts';

/** Opens the user center from the account's menu, or on a phone from the sheet under More. */
export async function openMember(
  page: Page,
  { phone = false, language = 'en' }: { phone?: boolean; language?: 'en' | 'zh' } = {},
): Promise<Locator> {
  const name = say(language, 'User center');
  if (phone) {
    await page.locator('[data-ui=more]').click();
    await page.locator('[data-ui=member-entry]').click();
  } else {
    await page.locator('[data-ui=account]').click();
    await page.getByRole('menuitem', { name }).click();
  }
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('tab').first()).toBeVisible();
  return dialog;
}

const answer = (studio: Studio, path: string, data: unknown): void => {
  studio.proxy.mendPath(path);
  const body = JSON.stringify({ code: 200, message: '', data });
  studio.proxy.break(path, { kind: 'answer', status: 200, body }, 1_000);
};

const row = (id: number, more: object) => ({ id, create_time: '2026-01-02T03:04:05.000Z', ...more });

/** Fakes a member with or without a plan and a share of orders, and with several pages of points log. */
export function answerMember(studio: Studio, { plan, share }: { plan: boolean; share: boolean }): void {
  answer(studio, '/api/center/points', {
    potins: 1234,
    star_tel: '138****0000',
    show_tab: share ? 1 : 0,
    member_arr: { buy_member: plan ? 1 : 0, member_name: 'Gold', expire_time: '2027-05-06T07:08:09.000Z' },
  });
  const spent = (id: number) => row(id, { description: 'Drawing: Seedream', points: -2 });
  studio.proxy.mendPath('/api/center/points-log');
  studio.proxy.break(
    '/api/center/points-log',
    {
      kind: 'answer',
      status: 200,
      body: (asked) => {
        const { before } = asked as { before?: number };
        const lists = before ? [spent(1)] : Array.from({ length: 10 }, (_, index) => spent(11 - index));
        return { code: 200, message: '', data: { lists, has_next: before ? 0 : 1 } };
      },
    },
    1_000,
  );
  const star_tel = '139****0001';
  answer(studio, '/api/center/invited-users', {
    lists: [row(1, { star_tel, points: 25 })],
    has_next: 0,
    total: 1,
    points: 25,
  });
  answer(studio, '/api/center/distribute-users', {
    lists: [row(1, { star_tel, awards: 1.5 })],
    has_next: 0,
    total_order_amount: 10,
    distribute_amount: 1.5,
    balance: 0.5,
    total: 1,
  });
}
