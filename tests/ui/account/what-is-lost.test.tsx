import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { points } from '../../../src/store/account/points.ts';
import { DeleteAccount } from '../../../src/ui/account/settings/delete-account.tsx';
import { change, eachOnItsOwn, showAt } from '../show.tsx';

eachOnItsOwn();

const balance = (total_points: number, buy_member: 0 | 1) =>
  change(() => {
    points.payload = {
      total_points,
      star_tel: '138****0000',
      avatar: '',
      show_tab: 0,
      member_arr: { buy_member, member_name: buy_member ? 'Basic' : '', expire_time: '' },
    };
  });

test('who has no plan is not told that one is lost, and everything that is deleted is named', async () => {
  await showAt('/draw', <DeleteAccount hasPassword={false} onCancel={() => {}} />);
  screen.getByText(/drawings, clips, songs, talking clips, projects, films and published works are deleted/);
  await balance(200, 0);
  screen.getByText('Your 200 points are lost.');
  expect(screen.queryByText(/plan/)).toBeNull();
  await balance(1, 0);
  screen.getByText('Your 1 point is lost.');
  await balance(200, 1);
  screen.getByText('Your 200 points and your plan are lost.');
  points.payload = null;
});
