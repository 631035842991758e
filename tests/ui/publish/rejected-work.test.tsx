import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openDialog } from '../../../src/store/dialogs.ts';
import { toasts } from '../../../src/store/toasts.ts';
import { publications } from '../../../src/store/works/publications.ts';
import { publishForm } from '../../../src/store/works/publish.ts';
// loaded in advance: loading it takes longer than the timeout of a query
import '../../../src/ui/publish/publish-dialog.tsx';
import { DialogHost } from '../../../src/ui/shell/dialog-host.tsx';
import { fakeApi } from '../../store/fake-api.ts';
import { change, eachOnItsOwn, show } from '../show.tsx';

const HANDLE = '/script/okl-handle';

eachOnItsOwn();

test('the form of a rejected work says why and who sees it next; submitted, it takes nobody to the square', async () => {
  const sentOff = publications.sent;
  const sent = fakeApi({ [HANDLE]: () => ({ published: 0 }) });
  await show(<DialogHost />);
  await change(() =>
    openDialog({
      name: 'publish',
      work: {
        worksId: 4,
        name: 'The lamp',
        description: '',
        ratio: '16:9',
        video: '/media/film.mp4',
        poster: '/media/poster.jpg',
        picture: '',
        rejected: { reason: 'Too loud' },
      },
    }),
  );
  const form = within(await screen.findByRole('dialog', { name: 'Change and submit again' }));
  await waitFor(() => expect(publishForm.worksId).toBe(4));
  form.getByText(/Too loud/);
  form.getByText('The studio looks at it again before others see it.');
  expect(form.queryByText(/Nothing is public until/)).toBeNull();
  fireEvent.change(form.getByLabelText('Title'), { target: { value: 'The quiet lamp' } });
  fireEvent.click(form.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(toasts.waiting).toMatchObject([{ title: 'Reviewed before it goes public' }]));
  expect(sent.find(({ path }) => path === HANDLE)?.body).toEqual({
    type: 3,
    works_id: 4,
    name: 'The quiet lamp',
  });
  expect(publications.byWork[4]).toBe('review');
  expect(publications.sent).toBe(sentOff);
});
