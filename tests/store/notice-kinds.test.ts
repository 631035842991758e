import { expect, test } from 'vitest';
import { TASK_KINDS } from '../../src/api/tasks.ts';
import { noticeKinds } from '../../src/store/notices/kinds.ts';

test('the settings of notices have a switch for each kind of task, and for payments', async () => {
  const kinds = await noticeKinds();
  expect(kinds.map(({ kind }) => kind)).toEqual([...TASK_KINDS.map(({ kind }) => kind), 'payment']);
  expect(kinds.at(-1)?.words).toMatchObject({ en: { name: 'Payments' }, zh: { name: '付款' } });
});
