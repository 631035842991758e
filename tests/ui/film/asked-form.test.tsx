import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { dialogs } from '../../../src/store/dialogs.ts';
import FilmPage from '../../../src/ui/film/film-page.tsx';
import { type Answers, fakeApi } from '../../store/fake-api.ts';
import { film } from '../../store/film/film-for-test.ts';
import { change, eachOnItsOwn, showAt } from '../show.tsx';

const SEARCH = '/script/okl-searching';

async function open(answer: Answers[string], address: string) {
  fakeApi({ '/studio/task/list': () => ({ lists: [], has_next: 0 }), [SEARCH]: answer });
  await showAt(address, <FilmPage />);
}
eachOnItsOwn();
beforeEach(() => {
  dialogs.open = null;
});

const formOpens = (name: string) =>
  waitFor(() => expect(dialogs.open).toMatchObject({ name: 'publish', work: { worksId: 12, name } }));

test('a URL that requests the publish form opens it once', async () => {
  await open(() => film({ works_name: 'The lamp' }), '/film?id=new&form=publish');
  await formOpens('The lamp');
  expect(location.hash).toBe('#/film?id=new');
});

test('it opens too where the film was still being made at the last visit', async () => {
  await open(() => film({ step: 3, video_url: '', works_id: 0 }), '/film?id=made');
  await screen.findByText('Joining the shots');
  cleanup();
  let tell = (): void => undefined;
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await open(() => told.then(() => film({ works_name: 'The sea' })), '/film?id=made&form=publish');
  await screen.findByText('Joining the shots');
  await change(tell);
  await formOpens('The sea');
  expect(location.hash).toBe('#/film?id=made');
});
