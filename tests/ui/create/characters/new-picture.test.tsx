import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toasts } from '../../../../src/store/toasts.ts';
import { doneRow, taskRow } from '../../../store/task-row.ts';
import { knows } from '../../engine-says.ts';
import { eachOnItsOwn } from '../../show.tsx';
import { memberGone } from '../film-page.tsx';
import { bodiesOf, LIST, openCast, ROLES, wirePicture, wireRole } from './cast-page.tsx';

eachOnItsOwn();
afterEach(async () => {
  vi.restoreAllMocks();
  await memberGone();
});

test('[ENGINE-16] a finished character picture reloads the roles; one of another film does not', async () => {
  const cast = await openCast([wireRole(1, 'Mei', { role_img: '' })]);
  const context = (script_id: number) => ({
    context: { kind: 'shot-image', page: '/create', script_id, role_id: 1 },
  });
  await knows(taskRow('shot-image', 'p1', context(cast.id)));
  const reads = () => bodiesOf(cast.sent, ROLES).length;
  const shown = () => document.querySelector('[data-ui=cast] img')?.getAttribute('src') ?? '';
  await waitFor(() => expect(reads()).toBeGreaterThan(0));
  expect(shown()).toBe('');
  const before = reads();
  await knows(
    taskRow('shot-image', 'p1', context(cast.id)),
    doneRow('shot-image', 'p2', context(cast.id + 1)),
  );
  expect(reads()).toBe(before);
  cast.roles = [wireRole(1, 'Mei')];
  await knows(doneRow('shot-image', 'p1', context(cast.id)));
  await waitFor(() => expect(shown()).toContain('/media/1.jpg'));
  expect(reads()).toBe(before + 1);
});

test('[ENGINE-33] a character’s picture that another device has begun is followed, and shown when it is done', async () => {
  const pictures = [wirePicture('p2', { state: 2, images: [], image_one: '' }), wirePicture('p1')];
  let state = 2;
  const cast = await openCast([wireRole(1, 'Mei')], {
    [LIST]: () => ({ lists: pictures, has_next: 0 }),
    '/draw/get-task': () => [{ task_id: 'p2', state, images: [] }],
  });
  await waitFor(() => expect(bodiesOf(cast.sent, '/draw/get-task')[0]).toEqual({ taskId: ['p2'] }));
  pictures[0] = wirePicture('p2');
  state = 1;
  await waitFor(() => expect(document.querySelector('[data-state=coming]')).toBeNull(), { timeout: 15_000 });
});

test('a picture that was cancelled is no failure, and says that it was cancelled', async () => {
  const lost = (task: string, more: object) =>
    wirePicture(task, { state: 4, images: [], image_one: '', points_refunded: 4, ...more });
  await openCast([wireRole(1, 'Mei')], {
    [LIST]: () => ({
      lists: [lost('p2', { cancelled: 1, fail_msg: 'Cancelled' }), lost('p1', { fail_msg: 'No storage' })],
      has_next: 0,
    }),
  });
  const texts = () =>
    [...document.querySelectorAll('[data-ui=role-pictures] li')].map((li) => li.textContent);
  await waitFor(() =>
    expect(texts()).toEqual(['Cancelled4 points refunded', 'FailedNo storage4 points refunded']),
  );
});

test('on a phone a message leads to a character’s new picture that is out of sight', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  } as unknown as MediaQueryList);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5_000, 300, 200));
  const pictures = [wirePicture('p2', { state: 2, images: [], image_one: '' }), wirePicture('p1')];
  const cast = await openCast([wireRole(1, 'Mei')], {
    [LIST]: () => ({ lists: pictures, has_next: 0 }),
  });
  const context = { context: { kind: 'shot-image', page: '/create', script_id: cast.id, role_id: 1 } };
  await knows(taskRow('shot-image', 'p2', context));
  await waitFor(() => expect(document.querySelector('[data-state=coming]')).not.toBeNull());
  expect(toasts.waiting).toEqual([]);
  pictures[0] = wirePicture('p2');
  await knows(doneRow('shot-image', 'p2', context));
  await waitFor(() =>
    expect(toasts.waiting).toMatchObject([{ type: 'success', title: 'Your new picture is ready' }]),
  );
});
