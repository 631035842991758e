import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lastPoints, loadCachedPoints } from '../../../src/store/account/last-points.ts';
import { forgetAll } from '../../../src/store/account/on-sign-out.ts';
import { points, refreshPoints } from '../../../src/store/account/points.ts';
import { session } from '../../../src/store/account/session-state.ts';
import { browser } from '../../../src/store/browser.ts';
import { MemberHead } from '../../../src/ui/user-center/member-head.tsx';
import { fakeApi, Refused } from '../../store/fake-api.ts';
import { eachOnItsOwn, show, told } from '../show.tsx';

const POINTS = '/center/points';
const PAYLOAD = { potins: 1234, star_tel: '138****0000', user_id: 7 };
const head = () => document.querySelector('section[aria-busy]');

eachOnItsOwn();

test('[USER-01] started offline, name and balance come from the cache, with a message', async () => {
  fakeApi({ [POINTS]: () => PAYLOAD });
  await refreshPoints();
  forgetAll();
  browser.online = false;
  await show(<MemberHead />);
  await told("You're offline. Points and plan are from your last visit.");
  expect(points.payload).toBeNull();
  expect(screen.getByText('138****0000')).toBeTruthy();
  expect(screen.getByText('1,234 points')).toBeTruthy();
  expect(head()?.getAttribute('aria-busy')).toBe('false');
});

test('another account sees nothing of the cache', async () => {
  fakeApi({ [POINTS]: () => PAYLOAD });
  await refreshPoints();
  forgetAll();
  browser.online = false;
  fakeApi({}, 8);
  await show(<MemberHead />);
  await loadCachedPoints();
  await told("You're offline. Points and plan need a connection.");
  expect(screen.queryByText('138****0000')).toBeNull();
  expect(head()?.getAttribute('aria-busy')).toBe('false');
});

test('a login change without a sign-out clears the data of the last one', async () => {
  fakeApi({ [POINTS]: () => PAYLOAD });
  await refreshPoints();
  points.payload = null;
  await loadCachedPoints();
  expect(lastPoints.payload).not.toBeNull();
  session.token = 'another';
  expect(lastPoints.payload).toBeNull();
});

test('a failure to load shows a message, and a click retries', async () => {
  let ready = false;
  fakeApi({ [POINTS]: () => (ready ? { ...PAYLOAD, user_id: 9 } : new Refused('later', 503)) }, 9);
  await show(<MemberHead />);
  await told("Couldn't load your points and plan.");
  ready = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('1,234 points');
  await told('');
});
