import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { updateProfile } from '../../../src/api/profile.ts';
import { forgetAll } from '../../../src/store/account/on-sign-out.ts';
import { browser } from '../../../src/store/browser.ts';
import { dialogs } from '../../../src/store/dialogs.ts';
import { toasts } from '../../../src/store/toasts.ts';
import { profileWorks } from '../../../src/store/works/profile.ts';
import { navigate } from '../../../src/ui/router/hash-location.ts';
// loaded in advance: loading it takes longer than the timeout of a query
import '../../../src/ui/works/profile/edit-profile.tsx';
import { lost } from '../../store/fake-api.ts';
import { change } from '../show.tsx';
import { asked, eachOnANewPage, LIST, OWN, openProfile, STATES, tile } from './profile-page-for-test.tsx';
import { homeFor } from './works-for-test.tsx';

eachOnANewPage();

test('[CENTER-01] [CENTER-02] the header shows avatar, nickname, number of works and description', async () => {
  await openProfile('/user-center?id=9', homeFor({ works_count: 4, about: 'I draw lamps' }));
  await screen.findByRole('heading', { level: 2, name: 'northlight' });
  screen.getByText('4 works');
  screen.getByText('I draw lamps');
  // without an avatar a gradient is shown
  const face = document.querySelector('[data-ui=profile-head] [data-ui=avatar]');
  expect(face?.querySelector('img')).toBeNull();
});

test('a name that is written from the right begins beside the picture all the same', async () => {
  await openProfile('/user-center?id=9', homeFor({ user_nickname: 'שלום' }));
  const name = await screen.findByRole('heading', { level: 2, name: 'שלום' });
  expect(name.getAttribute('dir')).toBeNull();
  expect(name.querySelector('bdi')?.textContent).toBe('שלום');
});

test('[AUTH-30] a visitor can see a profile without signing in', async () => {
  await openProfile('/user-center?id=9', homeFor(), { visitor: true });
  await screen.findByRole('heading', { level: 2, name: 'northlight' });
  await tile('Work 3');
  expect(dialogs.open).toBeNull();
});

test('[CENTER-01] the avatar is shown', async () => {
  await openProfile('/user-center?id=9', homeFor({ avatar: '/media/face.jpg' }));
  await screen.findByRole('heading', { level: 2, name: 'northlight' });
  const face = document.querySelector('[data-ui=profile-head] [data-ui=avatar] img');
  expect(face?.getAttribute('src')).toContain('/media/face.jpg');
});

test('[CENTER-03] [CENTER-25] [CENTER-26] on another’s profile there is a back button, but no filters, states or actions', async () => {
  const sent = await openProfile('/user-center?id=9', homeFor(), { visitor: true });
  await tile('Work 3');
  screen.getByRole('link', { name: 'Back' });
  expect(asked(sent)).toEqual([{ home_id: 9, page: 1, pageSize: 20, type: 2 }]);
  for (const name of ['Publish video', 'Edit profile', /^Actions for/, 'Delete', 'Publish'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByText('Under review')).toBeNull();
});

test('[CENTER-03] [CENTER-06] the owner has no back button, and can publish and edit the profile', async () => {
  const sent = await openProfile('/center?id=-1', homeFor(OWN));
  await tile('Work 1');
  expect(screen.queryByRole('link', { name: 'Back' })).toBeNull();
  screen.getByRole('button', { name: 'Publish video' });
  screen.getByRole('button', { name: 'Edit profile' });
  expect(asked(sent)).toEqual([{ home_id: -1, page: 1, pageSize: 20, type: 1 }]);
});

test('[CENTER-05] the server decides whose profile it is, not the URL', async () => {
  await openProfile('/center?id=-1', homeFor({ is_self: 0 }));
  await tile('Work 3');
  expect(screen.queryByRole('button', { name: 'Publish video' })).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('[CENTER-05] a URL with the own id is the own profile, with unpublished works', async () => {
  const sent = await openProfile('/user-center?id=31', homeFor({ ...OWN, home_id: 31 }));
  await screen.findByRole('radio', { name: 'All' });
  await waitFor(() =>
    expect(asked(sent)).toEqual([
      { home_id: 31, page: 1, pageSize: 20, type: 2 },
      { home_id: 31, page: 1, pageSize: 20, type: 1 },
    ]),
  );
  expect(screen.queryByRole('link', { name: 'Back' })).toBeNull();
});

test('[CENTER-04] the works tab is selected by default; the tasks tab has its text', async () => {
  await openProfile('/center?id=-1', homeFor(OWN));
  await tile('Work 1');
  fireEvent.click(screen.getByRole('tab', { name: 'Tasks' }));
  expect(screen.getByRole('tabpanel').textContent).toBe('Tasks');
});

test('[CENTER-12] [CENTER-17] each work shows its length, and to its owner its state', async () => {
  await openProfile('/center?id=-1', homeFor(OWN));
  for (const [name, label] of [
    ['Work 1', 'Unpublished'],
    ['Work 2', 'Under review'],
    ['Work 3', 'Published'],
    ['Work 4', 'Rejected'],
  ] as const) {
    const { getByText } = await tile(name);
    getByText(label);
    getByText('1:05');
  }
});

test('[CENTER-18] a rejected work shows the reason on hover, focus or tap of its label; Escape hides it', async () => {
  await openProfile('/center?id=-1', homeFor(OWN));
  const { getByRole, getByText } = await tile('Work 4');
  const label = getByRole('button', { name: 'Rejected' });
  const reason = getByText('Too loud');
  expect(reason.getAttribute('role')).toBe('tooltip');
  expect(label.getAttribute('aria-describedby')).toBe(reason.id);
  const shown = () => reason.hasAttribute('data-open');
  expect(shown()).toBe(false);
  fireEvent.pointerEnter(label, { pointerType: 'mouse' });
  expect(shown()).toBe(true);
  fireEvent.pointerLeave(label, { pointerType: 'mouse' });
  expect(shown()).toBe(false);
  await change(() => label.focus());
  expect(shown()).toBe(true);
  fireEvent.keyDown(label, { key: 'Escape' });
  expect(shown()).toBe(false);
  fireEvent.click(label);
  expect(shown()).toBe(true);
});

test('[CENTER-13] [CENTER-14] each filter reloads from the first page, and clears the list meanwhile', async () => {
  let release = (): void => undefined;
  const sent = await openProfile('/center?id=-1', homeFor(OWN), {
    answers: {
      [LIST]: async ({ type }: { type: number }) => {
        if (type === 5)
          await new Promise<void>((resolve) => {
            release = resolve;
          });
        return { lists: [STATES.published], has_next: 0, home_info: homeFor(OWN) };
      },
    },
  });
  for (const name of ['Under review', 'Published', 'Unpublished', 'All', 'Rejected']) {
    await tile('Work 3');
    const before = asked(sent).length;
    fireEvent.click(screen.getByRole('radio', { name }));
    await waitFor(() => expect(asked(sent)).toHaveLength(before + 1));
  }
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Work 3/ })).toBeNull());
  await waitFor(() =>
    expect(asked(sent)).toEqual(
      [1, 4, 2, 3, 1, 5].map((type) => ({ home_id: -1, page: 1, pageSize: 20, type })),
    ),
  );
  release();
  await tile('Work 3');
});

test('[CENTER-15] [CENTER-16] another member in the URL loads another list', async () => {
  const sent = await openProfile('/user-center?id=9', homeFor());
  await tile('Work 3');
  await change(() => navigate('/user-center?id=12'));
  await waitFor(() =>
    expect(asked(sent)).toEqual([9, 12].map((home_id) => ({ home_id, page: 1, pageSize: 20, type: 2 }))),
  );
});

test('a visitor has to sign in for their own profile', async () => {
  await openProfile('/center?id=-1', null, {
    visitor: true,
    answers: { [LIST]: () => ({ lists: [], has_next: 0, home_info: null }) },
  });
  await screen.findByRole('heading', { name: 'Sign in to see your works' });
  const panel = within(screen.getByRole('tabpanel'));
  fireEvent.click(panel.getByRole('button', { name: 'Sign in' }));
  expect(dialogs.open).toEqual({ name: 'login' });
  // a place of the sidebar has nothing to go back to
  expect(screen.queryByRole('link', { name: 'Back' })).toBeNull();
});

test('the owner edits nickname and description; an empty nickname is not sent', async () => {
  const saved = { user_nickname: 'Tidewater', about: 'Boats', avatar: '' };
  const sent = await openProfile('/center?id=-1', homeFor(OWN), {
    answers: { [updateProfile.path]: () => saved },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit profile' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit profile' }));
  const type = (name: string, value: string) =>
    fireEvent.change(form.getByRole('textbox', { name }), { target: { value } });
  type('Nickname', '  ');
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  await form.findByText('Enter a nickname');
  type('Nickname', 'Tidewater and more than twenty');
  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Nickname' }).value).toHaveLength(20);
  type('Nickname', 'Tidewater');
  type('About you (optional)', 'Boats');
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { level: 2, name: 'Tidewater' });
  expect(sent.filter(({ path }) => path === updateProfile.path).map(({ body }) => body)).toEqual([
    { nickname: 'Tidewater', about: 'Boats' },
  ]);
  await screen.findByText('Boats');
});

test('who has a longer name from an identity provider can change the rest of the profile without shortening it', async () => {
  const long = 'Maximilian von Hohenstein';
  const sent = await openProfile('/center?id=-1', homeFor({ ...OWN, user_nickname: long }), {
    answers: { [updateProfile.path]: () => ({ user_nickname: long, about: 'Boats', avatar: '' }) },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit profile' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit profile' }));
  fireEvent.change(form.getByRole('textbox', { name: 'About you (optional)' }), {
    target: { value: 'Boats' },
  });
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('Boats');
  expect(sent.filter(({ path }) => path === updateProfile.path).map(({ body }) => body)).toEqual([
    { about: 'Boats' },
  ]);
});

test('a profile whose changes got lost on the way says so, and keeps what was typed', async () => {
  await openProfile('/center?id=-1', homeFor(OWN), {
    answers: { [updateProfile.path]: lost },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit profile' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit profile' }));
  const about = form.getByLabelText<HTMLTextAreaElement>('About you (optional)');
  await change(() => void fireEvent.change(about, { target: { value: 'I draw lamps' } }));
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(toasts.waiting).toMatchObject([
      {
        title: "Couldn't save the profile. Your changes are still here.",
        description: 'Check your connection and try again.',
      },
    ]),
  );
  expect(about.value).toBe('I draw lamps');
});

test('a page of one’s own that was empty at the last visit is empty offline', async () => {
  const none = () => ({ lists: [], has_next: 0, home_info: homeFor(OWN) });
  await openProfile('/center?id=-1', null, { answers: { [LIST]: none } });
  await screen.findByText('You have no works yet');
  cleanup();
  forgetAll();
  browser.online = false;
  await openProfile('/center?id=-1', null, {
    answers: { [LIST]: lost },
  });
  await waitFor(() => expect(profileWorks.state.state).toBe('failed'));
  await screen.findByText('You have no works yet');
});

test('the page of a member who is not there says so itself, and offers the works of others', async () => {
  await openProfile('/user-center?id=9', null, {
    answers: {
      [LIST]: () =>
        Response.json({ code: 404, message: 'There is nobody here', data: null }, { status: 404 }),
    },
  });
  await screen.findByRole('heading', { name: 'There is nobody here' });
  screen.getByRole('link', { name: 'See other works' });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(toasts.waiting).toEqual([]);
  // another page that cannot be read is not taken for one
  cleanup();
  await openProfile('/user-center?id=10', null, {
    answers: { [LIST]: lost },
  });
  await screen.findByRole('heading', { name: "Couldn't load this page" });
});
