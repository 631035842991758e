import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiError } from '../../../src/api/errors.ts';
import { session } from '../../../src/store/account/session-state.ts';
import { pagedList } from '../../../src/store/paged-list.ts';
import { takeToasts } from '../../../src/store/toasts.ts';
import { ChoiceStates } from '../../../src/ui/kit/choice-states.tsx';
import { eachOnItsOwn, show } from '../show.tsx';

eachOnItsOwn();

test('older rows to choose from that got lost on the way say so on their button, which asks again', async () => {
  session.token = 't';
  const asked: number[] = [];
  const list = pagedList('rows', async ({ page }) => {
    asked.push(page);
    if (page > 1) throw new ApiError('transport', 'no network', { path: '/rows' });
    return { lists: [{ id: 1 }], has_next: 1 as const };
  });
  await list.load();
  takeToasts();
  await show(
    <ChoiceStates
      list={list}
      isEmpty={false}
      onRead={() => undefined}
      none={['None', '']}
      failed="Failed"
      safe="Safe"
      className=""
      skeleton=""
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Show older' }));
  fireEvent.click(await screen.findByRole('button', { name: "Couldn't load, try again" }));
  expect(asked).toEqual([1, 2, 2]);
  expect(takeToasts()).toEqual([]);
});
