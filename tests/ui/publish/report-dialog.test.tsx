import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { closeDialog, dialogs, openDialog } from '../../../src/store/dialogs.ts';
import { takeToasts, toasts } from '../../../src/store/toasts.ts';
import '../../../src/ui/publish/report-dialog.tsx';
import { DialogHost } from '../../../src/ui/shell/dialog-host.tsx';
import { fakeApi, lost } from '../../store/fake-api.ts';
import { change, eachOnItsOwn, show } from '../show.tsx';

eachOnItsOwn();
beforeEach(() => {
  closeDialog();
  takeToasts();
});

test('a report needs a reason, with optional text; visitors can send one', async () => {
  const sent = fakeApi({});
  const { session } = await import('../../../src/store/account/session-state.ts');
  session.token = null;
  await show(<DialogHost />);
  await change(() => openDialog({ name: 'report-work', worksId: 12 }));
  const form = within(await screen.findByRole('dialog', { name: 'Report this work' }));
  const report = form.getByRole('button', { name: 'Report' });
  report.focus();
  fireEvent.click(report);
  expect(await form.findByText('Choose a reason')).toBeTruthy();
  // the press leads to what is missing
  const reasons = form.getByRole('radiogroup', { name: 'What is wrong with it?' });
  expect(reasons.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(reasons.contains(document.activeElement)).toBe(true));
  expect(sent).toEqual([]);
  fireEvent.click(form.getByLabelText('Violence'));
  fireEvent.change(form.getByLabelText('In your words (optional)'), { target: { value: 'At 0:12' } });
  fireEvent.click(form.getByRole('button', { name: 'Report' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { path: '/studio/works/report', body: { works_id: 12, reason: 'violence', text: 'At 0:12' } },
    ]),
  );
  await waitFor(() => expect(toasts.waiting).toMatchObject([{ type: 'success' }]));
  expect(dialogs.open).toBeNull();
});

test('a report that got lost on the way says so, and keeps what was written', async () => {
  fakeApi({ '/studio/works/report': lost });
  await show(<DialogHost />);
  await change(() => openDialog({ name: 'report-work', worksId: 13 }));
  const form = within(await screen.findByRole('dialog', { name: 'Report this work' }));
  fireEvent.click(form.getByLabelText('Violence'));
  const words = form.getByLabelText<HTMLTextAreaElement>('In your words (optional)');
  fireEvent.change(words, { target: { value: 'At 0:12' } });
  fireEvent.click(form.getByRole('button', { name: 'Report' }));
  await waitFor(() =>
    expect(toasts.waiting).toMatchObject([
      {
        type: 'error',
        title: "Couldn't send the report. Your words are still here.",
        description: 'Check your connection and try again.',
      },
    ]),
  );
  expect(words.value).toBe('At 0:12');
});

test('a late answer closes no dialog that was opened since', async () => {
  let answer = () => {};
  fakeApi({
    '/studio/works/report': () =>
      new Promise((resolve) => {
        answer = () => resolve(null);
      }),
  });
  await show(<DialogHost />);
  await change(() => openDialog({ name: 'report-work', worksId: 14 }));
  const form = within(await screen.findByRole('dialog', { name: 'Report this work' }));
  fireEvent.click(form.getByLabelText('Violence'));
  fireEvent.click(form.getByRole('button', { name: 'Report' }));
  await change(() => closeDialog());
  await change(() => openDialog({ name: 'login' }));
  await change(() => answer());
  await waitFor(() => expect(toasts.waiting).toMatchObject([{ type: 'success' }]));
  expect(dialogs.open).toEqual({ name: 'login' });
});
