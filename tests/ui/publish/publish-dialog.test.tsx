import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { UserPoints } from '../../../src/api/points.ts';
import { points } from '../../../src/store/account/points.ts';
import { closeDialog, openDialog } from '../../../src/store/dialogs.ts';
import { readPageParts, writePageStore } from '../../../src/store/pages-db.ts';
import { takeToasts, toasts } from '../../../src/store/toasts.ts';
import { publications } from '../../../src/store/works/publications.ts';
import { coverUpload, publishForm, type WorkToPublish, workForm } from '../../../src/store/works/publish.ts';
import '../../../src/ui/publish/publish-dialog.tsx';
import { DialogHost } from '../../../src/ui/shell/dialog-host.tsx';
import { type Answers, fakeApi, Refused } from '../../store/fake-api.ts';
import { change, eachOnItsOwn, show } from '../show.tsx';

const HANDLE = '/script/okl-handle';
const WORK: WorkToPublish = {
  worksId: 12,
  name: 'The lamp',
  description: '',
  ratio: '16:9',
  video: '/media/film.mp4',
  poster: '/media/poster.jpg',
  picture: '/media/shot.jpg',
};

let last = 100;
/** Opens the form of a work; each test uses another account and work. */
async function opened(
  answers: Answers = {},
  more: Partial<WorkToPublish> = {},
  name = 'Publish to the square',
) {
  last += 1;
  const work = { ...WORK, worksId: last, ...more };
  const sent = fakeApi({ [HANDLE]: () => null, ...answers }, last);
  await show(<DialogHost />);
  const open = async () => {
    await change(() => openDialog({ name: 'publish', work }));
    const form = within(await screen.findByRole('dialog', { name }));
    await waitFor(() => expect(publishForm.worksId).toBe(work.worksId));
    return form;
  };
  const published = () => sent.filter(({ path }) => path === HANDLE).map(({ body }) => body);
  return { form: await open(), open, sent, published, work };
}

eachOnItsOwn();
beforeEach(() => {
  closeDialog();
  takeToasts();
});

test('[PUB-01] [NOTICE-06] title and cover are filled in; Publish sends only the work if nothing was changed', async () => {
  const { form, published, work } = await opened();
  expect(form.getByLabelText<HTMLInputElement>('Title').value).toBe('The lamp');
  expect(form.getByLabelText<HTMLTextAreaElement>('Description (optional)').value).toBe('');
  expect(new URL(form.getByRole<HTMLImageElement>('img', { name: 'Cover' }).src).pathname).toBe(
    '/media/poster.jpg',
  );
  expect(published()).toEqual([]);
  fireEvent.click(form.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(published()).toEqual([{ type: 3, works_id: work.worksId }]));
  await waitFor(() => expect(toasts.waiting).toMatchObject([{ type: 'success', title: 'Published' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // what one wants next: its link, which everybody can open
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  const [said] = toasts.waiting;
  expect(said?.action?.label).toBe('Copy link');
  said?.action?.run();
  await waitFor(() => expect(copied).toHaveBeenCalled());
  expect(copied.mock.calls[0]?.[0]).toMatch(new RegExp(`#/square\\?work=${work.worksId}$`));
});

test('of a published work title, description and cover change, and nobody is taken to the square', async () => {
  const { sent: sentOff, count } = publications;
  const { form, published, work } = await opened(
    {},
    { description: 'By night', alt: 'A lighthouse', published: true },
    'Edit your work',
  );
  expect(form.getByLabelText<HTMLInputElement>('What the cover shows (optional)').value).toBe('A lighthouse');
  form.getByText('Everyone sees the change at once.');
  fireEvent.change(form.getByLabelText('Title'), { target: { value: 'The old lamp' } });
  fireEvent.change(form.getByLabelText('What the cover shows (optional)'), { target: { value: '' } });
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(published()).toEqual([{ type: 3, works_id: work.worksId, name: 'The old lamp', alt: '' }]),
  );
  await waitFor(() => expect(toasts.waiting).toMatchObject([{ type: 'success', title: 'Saved' }]));
  // lists are read anew
  expect([publications.sent, publications.count]).toEqual([sentOff, count + 1]);
});

test('where the studio reviews works, the form of a change says that the work is away until then', async () => {
  const { form } = await opened({}, { published: true }, 'Edit your work');
  await change(() => {
    points.payload = v.parse(UserPoints, { total_points: 5, star_tel: '', user_id: last, works_reviewed: 1 });
  });
  form.getByText('The studio looks at the change first. Until then the work is not in the square.');
});

test('where the studio reviews works, the form says so before anything is sent', async () => {
  const { form, open } = await opened();
  expect(form.queryByText(/looks at every work/u)).toBeNull();
  closeDialog();
  await change(() => {
    points.payload = v.parse(UserPoints, { total_points: 5, star_tel: '', user_id: last, works_reviewed: 1 });
  });
  (await open()).getByText(
    /The studio looks at every work before others see it\. Everyone will be able to watch it/u,
  );
});

test('a member without a nickname can choose one beside the work, which then shows it', async () => {
  const { form, published, sent, work } = await opened({
    '/studio/profile/update': () => ({ user_nickname: 'Ada', about: '', avatar: '' }),
  });
  expect(form.queryByLabelText('Your nickname (optional)')).toBeNull();
  const member = { total_points: 5, star_tel: '138****1111', user_id: last };
  await change(() => {
    points.payload = v.parse(UserPoints, { ...member, named: 0 });
  });
  form.getByText(/Without a nickname you appear as “unknown user”/u);
  fireEvent.change(form.getByLabelText('Your nickname (optional)'), { target: { value: ' Ada ' } });
  fireEvent.click(form.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(published()).toEqual([{ type: 3, works_id: work.worksId }]));
  const paths = sent.map(({ path }) => path);
  expect(paths.indexOf('/studio/profile/update')).toBeGreaterThan(-1);
  expect(paths.indexOf('/studio/profile/update')).toBeLessThan(paths.indexOf(HANDLE));
  expect(sent.find(({ path }) => path === '/studio/profile/update')?.body).toEqual({ nickname: 'Ada' });
});

test('a nickname that is refused publishes nothing, and stays in the form', async () => {
  const { form, published } = await opened({
    '/studio/profile/update': () => new Refused('That name is taken'),
  });
  await change(() => {
    points.payload = v.parse(UserPoints, { total_points: 5, star_tel: '', user_id: last, named: 0 });
  });
  const nickname = form.getByLabelText<HTMLInputElement>('Your nickname (optional)');
  fireEvent.change(nickname, { target: { value: 'Ada' } });
  fireEvent.click(form.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(toasts.waiting).toMatchObject([{ title: 'That name is taken' }]));
  expect([published(), nickname.value]).toEqual([[], 'Ada']);
});

test('[PUB-03] [PUB-08] [PUB-09] texts are limited and counted; without a title nothing is sent', async () => {
  const { form, published, work } = await opened();
  const title = form.getByLabelText<HTMLInputElement>('Title');
  fireEvent.change(title, { target: { value: 'x'.repeat(41) } });
  await waitFor(() => expect(title.value).toHaveLength(40));
  expect(form.getByText('40 / 40')).toBeTruthy();
  fireEvent.change(title, { target: { value: '  ' } });
  fireEvent.click(form.getByRole('button', { name: 'Publish' }));
  expect(await form.findByText('Enter a title')).toBeTruthy();
  // what is missing is where one types next
  expect(document.activeElement).toBe(title);
  expect(published()).toEqual([]);
  fireEvent.change(title, { target: { value: 'A better name' } });
  expect(form.queryByText('Enter a title')).toBeNull();
  fireEvent.change(form.getByLabelText('Description (optional)'), {
    target: { value: 'y'.repeat(5001) },
  });
  expect(form.getByText('5,000 / 5,000')).toBeTruthy();
  fireEvent.click(form.getByRole('button', { name: "Project's picture" }));
  fireEvent.click(form.getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(published()).toEqual([
      {
        type: 3,
        works_id: work.worksId,
        name: 'A better name',
        desc: 'y'.repeat(5000),
        poster: '/media/shot.jpg',
      },
    ]),
  );
});

test('[NOTICE-08] a refusal shows the server’s message or a default; the form keeps its text, and can be sent again', async () => {
  let answer = (): unknown => null;
  const { form, published } = await opened({ [HANDLE]: () => answer() });
  fireEvent.change(form.getByLabelText('Title'), { target: { value: 'Mine' } });
  for (const [said, title, description] of [
    [() => new Refused('The square is closed today'), 'The square is closed today'],
    [() => new Refused('Too many in an hour', 429), 'Too many in an hour'],
    [() => new Refused(''), 'Publish failed'],
    [() => Promise.reject(new TypeError()), 'Publish failed', 'Check your connection and try again.'],
  ] as const) {
    answer = said;
    fireEvent.click(form.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(toasts.waiting).toEqual([expect.objectContaining({ type: 'error', title })]));
    expect(toasts.waiting[0]?.description).toBe(description);
    takeToasts();
    await waitFor(() =>
      expect(form.getByRole('button', { name: 'Publish' }).getAttribute('aria-busy')).toBeNull(),
    );
  }
  expect(form.getByLabelText<HTMLInputElement>('Title').value).toBe('Mine');
  answer = () => ({ published: 0 });
  fireEvent.click(form.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(toasts.waiting).toMatchObject([{ title: 'Reviewed before it goes public' }]));
  expect(published()).toHaveLength(5);
});

test('typed text is restored after closing the form, also after that of another work, which is empty', async () => {
  const { form, open, work } = await opened();
  fireEvent.change(form.getByLabelText('Title'), { target: { value: 'Half a title' } });
  await change(closeDialog);
  const again = await open();
  expect(again.getByLabelText<HTMLInputElement>('Title').value).toBe('Half a title');
  await change(closeDialog);
  await change(() => openDialog({ name: 'publish', work: { ...WORK, worksId: 9999, name: 'Another' } }));
  expect(await screen.findByDisplayValue('Another')).toBeTruthy();
  await change(closeDialog);
  const back = await open();
  expect(back.getByLabelText<HTMLInputElement>('Title').value).toBe('Half a title');
  // the other one was only looked at: it is filled in anew
  await change(closeDialog);
  await change(() => openDialog({ name: 'publish', work: { ...WORK, worksId: 9999, name: 'Renamed' } }));
  expect(await screen.findByDisplayValue('Renamed')).toBeTruthy();
  // one that is sent while another is open takes its own words along, and no others
  await change(() => workForm.clear(work.worksId));
  expect(screen.getByDisplayValue('Renamed')).toBeTruthy();
  await change(closeDialog);
  expect((await open()).getByLabelText<HTMLInputElement>('Title').value).toBe('The lamp');
});

test('drafts of several works survive a reload, also one from when there was one for all', async () => {
  last += 1;
  const typed = { worksId: 7001, title: 'Of another', description: '', cover: 'film', own: null };
  await writePageStore('drafts', last + 1, 'publish', typed);
  const { form, open, work } = await opened();
  fireEvent.change(form.getByLabelText('Title'), { target: { value: 'Of this one' } });
  await waitFor(async () => {
    const stored = await readPageParts('drafts', last, 'publish');
    expect([...stored.values()]).toMatchObject([
      { worksId: 7001, title: 'Of another' },
      { worksId: work.worksId, title: 'Of this one' },
    ]);
  });
  await change(closeDialog);
  await change(() => openDialog({ name: 'publish', work: { ...WORK, worksId: 7001 } }));
  expect(await screen.findByDisplayValue('Of another')).toBeTruthy();
  await change(closeDialog);
  expect((await open()).getByLabelText<HTMLInputElement>('Title').value).toBe('Of this one');
});

test('a draft survives a reload', async () => {
  last += 1;
  await writePageStore('drafts', last + 1, 'publish', {
    worksId: last + 1,
    title: 'From before',
    description: 'Kept',
    cover: 'project',
    own: null,
  });
  const { form } = await opened();
  expect(await form.findByDisplayValue('From before')).toBeTruthy();
  expect(form.getByDisplayValue('Kept')).toBeTruthy();
  expect(form.getByRole('button', { name: "Project's picture" }).getAttribute('aria-pressed')).toBe('true');
});

test('[PUB-06] [PUB-07] a cover is a JPG or PNG of up to 2 MB, as its field says', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:cover');
  const { form, sent } = await opened();
  const file = (name: string, type: string, bytes: number) => {
    const made = new File(['x'], name, { type });
    Object.defineProperty(made, 'size', { value: bytes });
    return made;
  };
  await change(() => void coverUpload.take(file('a.gif', 'image/gif', 10)));
  expect(form.getByText(/JPG/).getAttribute('role')).toBe('alert');
  await change(() => void coverUpload.take(file('a.png', 'image/png', 2 * 1024 * 1024 + 1)));
  expect(form.getByText(/2 MB/).getAttribute('role')).toBe('alert');
  expect(sent.filter(({ path }) => path === '/upload/assumeRole')).toEqual([]);
  await change(
    () => void coverUpload.take(file('a.png', 'image/png', 2 * 1024 * 1024)).catch(() => undefined),
  );
  await waitFor(() =>
    expect(sent.filter(({ path }) => path === '/upload/assumeRole').map(({ body }) => body)).toEqual([
      { use: 'workCover' },
    ]),
  );
  await change(coverUpload.drop);
});

test('[PUB-18] a visitor is asked to sign in instead', async () => {
  await opened();
  const { forgetAll } = await import('../../../src/store/account/on-sign-out.ts');
  const { session } = await import('../../../src/store/account/session-state.ts');
  await change(() => {
    forgetAll();
    session.token = null;
    openDialog({ name: 'publish', work: WORK });
  });
  expect(screen.queryByRole('dialog', { name: 'Publish to the square' })).toBeNull();
});
