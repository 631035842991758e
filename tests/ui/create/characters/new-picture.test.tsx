import { waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { doneRow, taskRow } from '../../../store/task-row.ts';
import { knows } from '../../engine-says.ts';
import { eachOnItsOwn } from '../../show.tsx';
import { memberGone } from '../film-page.tsx';
import { bodiesOf, openCast, ROLES, wireRole } from './cast-page.tsx';

eachOnItsOwn();
afterEach(memberGone);

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
