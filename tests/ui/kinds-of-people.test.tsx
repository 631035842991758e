import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeDialog, openDialog } from '../../src/store/dialogs.ts';
import { PLACES, ROUTE_NAMES, ROUTES, type RouteName } from '../../src/ui/router/routes.ts';
import { allCalls } from '../api/all-calls.ts';
// loaded in advance: loading it takes longer than the timeout of a query
import '../../src/ui/user-center/member-dialog.tsx';
import '../../src/ui/shell/account-menu.tsx';
import { change, eachOnItsOwn } from './show.tsx';
import { isUsedBy, member, openAt, openPlace, whatStandsThere } from './whole-app.tsx';

eachOnItsOwn();
afterEach(closeDialog);

const ADMINISTRATION = /admin|manage|moderat|review works|operator|backend/i;
const ALL = PLACES.map(({ name }) => name);
/** One page of each type. */
const EACH_PAGE = ['square', 'create', 'draw'] as const;

/** The content of the pages for one person. */
const placesOf = async (person: object | null, names: readonly RouteName[] = EACH_PAGE) => {
  await isUsedBy(person);
  const found: string[][] = [];
  for (const name of names) {
    await openPlace(name);
    found.push(whatStandsThere());
  }
  return found;
};
const ofAdministration = (all: readonly string[]) => all.filter((one) => ADMINISTRATION.test(one));

test('[SHELL-18] there are no administration routes or calls', () => {
  expect(ofAdministration(ROUTE_NAMES.map((name) => ROUTES[name].path))).toEqual([]);
  expect(ofAdministration(allCalls.map(({ call }) => call.path))).toEqual([]);
});

test.each([
  ['a visitor', null, 'Sign in'],
  ['a member', member(), '139****0000'],
])('[SHELL-18] %s sees no administration links, buttons or texts on any page', async (_who, person, name) => {
  const places = await placesOf(person, ALL);
  expect(places).toHaveLength(7);
  for (const place of places) {
    expect(place.some((one) => one.includes(name))).toBe(true);
    expect(ofAdministration(place)).toEqual([]);
  }
});

test('[SHELL-18] the account menu links only to the person’s own pages', async () => {
  await isUsedBy(member());
  await openPlace('square');
  fireEvent.click(screen.getByText('139****0000'));
  const entries = await screen.findAllByRole('menuitem', { hidden: true });
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'User center',
    'Account settings',
    'Buy points',
    'Notifications',
    'Sign out',
  ]);
});

test.each(['/admin', '/manage', '/review'])('[SHELL-18] %s shows nothing', async (path) => {
  await isUsedBy(member());
  await openAt(path);
  expect(screen.getByRole('heading', { level: 1, hidden: true }).textContent).toBe('Page not found');
});

test('[SHELL-18] a person marked as administrator sees what every member sees', async () => {
  const plain = await placesOf(member());
  const claims = { role: 'admin', is_admin: 1, admin: true, roles: ['admin'], user_type: 1 };
  expect(await placesOf(member(claims))).toEqual(plain);
});

const plan = (buy_member: 0 | 1, member_name: string) =>
  member({ member_arr: { buy_member, member_name, expire_time: '2030-01-01T00:00:00.000Z' } });
/** The user center's content for one person. */
const centerOf = async (person: object) => {
  await isUsedBy(person);
  await openPlace('square');
  await change(() => openDialog({ name: 'member' }));
  await screen.findByText('No points earned or spent yet.');
  const badge = document.querySelector('[data-ui=plan]');
  const said = badge?.textContent;
  badge?.remove();
  const rest = screen.getByRole('dialog', { hidden: true }).textContent;
  cleanup();
  closeDialog();
  return { badge: said, rest };
};

test('[SHELL-19] all plans see the same pages as members without a plan', async () => {
  const none = await placesOf(plan(0, ''));
  expect(await placesOf(null)).not.toEqual(none);
  for (const name of ['Basic', 'Premium']) expect(await placesOf(plan(1, name)), name).toEqual(none);
});

test('[SHELL-19] a plan only changes its own display in the user center', async () => {
  const none = await centerOf(plan(0, ''));
  expect(none.badge).toBeUndefined();
  for (const name of ['Basic', 'Premium'])
    expect(await centerOf(plan(1, name))).toEqual({ badge: expect.stringContaining(name), rest: none.rest });
});
