import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { UserPoints } from '../../src/api/points.ts';
import { fromWire } from '../../src/api/spelling.ts';

const read = (payload: object) =>
  v.parse(UserPoints, fromWire({ potins: 5, star_tel: '139****1', ...payload }));

describe('the points answer', () => {
  it('[POINTS-03] has the display name and the avatar, which may be missing', () => {
    expect(read({ avatar: '/media/face.png' })).toMatchObject({
      star_tel: '139****1',
      avatar: '/media/face.png',
    });
    expect(read({}).avatar).toBe('');
    expect(v.is(UserPoints, { total_points: 5 })).toBe(false);
  });

  it('[POINTS-06] has the plan', () => {
    const member_arr = { buy_member: 1, member_name: 'Gold', expire_time: '2027-01-01' };
    expect(read({ member_arr }).member_arr).toEqual(member_arr);
    expect(read({ member_arr: {} }).member_arr).toEqual({ buy_member: 0, member_name: '', expire_time: '' });
    expect(read({}).member_arr).toBeUndefined();
  });
});
