import { beforeEach, expect, test } from 'vitest';
import { currentHash, navigate } from '../../src/ui/router/hash-location.ts';
import { addressOf, PLACES, ROUTE_NAMES, ROUTES, routeOf } from '../../src/ui/router/routes.ts';

beforeEach(() => history.replaceState(null, '', '#/'));

test('[SHELL-02] [SHELL-04] seven routes in order, the last one is the own profile', () => {
  expect(PLACES.map(({ name }) => addressOf(name))).toEqual([
    '/square',
    '/create',
    '/draw',
    '/video',
    '/music',
    '/lipsync',
    '/center?id=-1',
  ]);
});

test('[SHELL-03] every route is found by its path and built from its name', () => {
  for (const name of ROUTE_NAMES) expect(routeOf(ROUTES[name].path)).toBe(name);
  expect(routeOf('/nowhere')).toBeNull();
});

test('[ROUTE-01] path and query are both inside the hash', () => {
  let heard = 0;
  addEventListener('hashchange', () => {
    heard += 1;
  });
  navigate('/center?id=-1');
  expect(location.hash).toBe('#/center?id=-1');
  expect(currentHash()).toBe('/center?id=-1');
  expect(heard).toBe(1);
  navigate('/center?id=-1');
  expect(heard).toBe(1);
});
