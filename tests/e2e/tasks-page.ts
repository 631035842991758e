import type { Page } from '@playwright/test';
import type { Member, Studio } from './harness.ts';

export const LIST = '/api/studio/task/list';
export const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Tasks' });
/** The task of a prompt in the panel. */
export const taskOf = (page: Page, title: string) => panelOf(page).getByRole('article', { name: title });

/**
 * Starts drawings of other members, which run before the next task. One for each account, since accounts take turns.
 * @returns cancels the remaining ones
 */
export async function keepBusy(studio: Studio, count: number): Promise<() => Promise<void>> {
  const others = await Promise.all(Array.from({ length: count }, () => studio.register()));
  for (const [n, other] of others.entries()) await drawing(studio, other, `before ${n}`, 'mj');
  return async () => {
    for (const { token } of others) {
      const { lists } = await studio.call<{ lists: { task_id: string }[] }>(
        '/studio/task/list',
        { state: 'open' },
        token,
      );
      for (const { task_id } of lists) await studio.call('/studio/task/cancel', { task_id }, token);
    }
  };
}

/** Starts a drawing through the API. @returns its task */
export async function drawing(
  studio: Studio,
  { token }: Pick<Member, 'token'>,
  prompt: string,
  tool: 'irag' | 'mj' = 'irag',
): Promise<string> {
  const input =
    tool === 'mj'
      ? { tool_name: tool, desc: prompt, options: {} }
      : { tool_name: tool, prompt, ratio: '1:1' };
  return (await studio.call<{ task_id: string }>('/draw/imagine', input, token)).task_id;
}

/** A task in the list's answer. */
export const listed = (task_id: string, more: object = {}) => ({
  task_id,
  kind: 'draw',
  track_id: task_id,
  state: 'done',
  tool: 'irag',
  prompt: `picture ${task_id}`,
  created_at: '2026-01-02T03:04:05.000Z',
  ended_at: '2026-01-02T03:04:09.000Z',
  points_charged: 2,
  again: 1,
  ...more,
});

/** Fakes the list's answer from now on. */
export function answerList(studio: Studio, lists: object[]): void {
  studio.proxy.mendPath(LIST);
  const data = { lists, has_next: 0, kinds: ['draw', 'export'] };
  studio.proxy.break(
    LIST,
    { kind: 'answer', status: 200, body: JSON.stringify({ code: 200, message: '', data }) },
    1_000,
  );
}
