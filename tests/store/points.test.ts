import { afterEach, expect, test, vi } from 'vitest';
import { listDraws } from '../../src/api/draw.ts';
import { forgetAll } from '../../src/store/account/on-sign-out.ts';
import { points, refreshPoints } from '../../src/store/account/points.ts';
import { session } from '../../src/store/account/session-state.ts';
import { client } from '../../src/store/client.ts';
import { fakeApi } from './fake-api.ts';

const TOLD = {
  star_tel: '138****0000',
  avatar: '/media/face.jpg',
  draw_points: 20,
  id_setting: 6,
  luma_points: 40,
  runway_points: 50,
  kling_setting: { v16: 35 },
  hailuo_video_setting: '{"512P":12}',
  hailuo_s2v_setting: { '512P': 13 },
  suno_points: 12,
  completions_setting: 1,
  describe_setting: 2,
  jimeng_setting: { 'seedream-3': 4 },
  flux_setting: { 'flux-pro': 5 },
  irag_setting: 3,
  show_tab: 1,
  action: 7,
  one_key_slice: 8,
  member_arr: { buy_member: 1, member_name: 'Premium', expire_time: '2027-01-01' },
};

afterEach(() => {
  forgetAll();
  vi.unstubAllGlobals();
});

test('[POINTS-01] [POINTS-04] [POINTS-05] balance, costs and flags are requested without a payload, and stored unchanged', async () => {
  const sent = fakeApi({ '/center/points': () => ({ ...TOLD, potins: 88, user_id: 7 }) });
  await refreshPoints();
  expect(sent).toEqual([{ path: '/center/points', body: {} }]);
  expect(points.payload).toEqual({ ...TOLD, total_points: 88, user_id: 7 });
});

test('[AUTH-26] [AUTH-27] every request has the current token and the web platform header', async () => {
  const heads: Headers[] = [];
  fakeApi({});
  vi.stubGlobal('fetch', async (_input: unknown, init?: RequestInit) => {
    heads.push(new Headers(init?.headers));
    return Response.json({ code: 200, message: '', data: { lists: [], has_next: 0 } });
  });
  const tell = () => heads.map((head) => [head.get('authorization'), head.get('device-type')]);
  await client.send(listDraws, { page: 1 });
  session.token = 'another';
  await client.send(listDraws, { page: 1 });
  session.token = null;
  await client.send(listDraws, { page: 1 }).catch(() => undefined);
  expect(tell()).toEqual([
    ['token', 'web'],
    ['another', 'web'],
    [null, 'web'],
  ]);
});
