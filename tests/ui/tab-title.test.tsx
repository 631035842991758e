import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { searchExport } from '../../src/api/exports.ts';
import { closeFilm } from '../../src/store/film/film.ts';
import { wipePages } from '../../src/store/pages-db.ts';
import FilmPage from '../../src/ui/film/film-page.tsx';
import { placeTitle, setPlaceTitle, setTitleCount } from '../../src/ui/kit/tab-title.ts';
import { navigate } from '../../src/ui/router/hash-location.ts';
import { closePanel, openPanel } from '../../src/ui/router/panel.ts';
import { PanelHost } from '../../src/ui/shell/panel-host.tsx';
import { fakeApi } from '../store/fake-api.ts';
import { film } from '../store/film/film-for-test.ts';
import { LIST, openCreate } from './create/open-create.tsx';
import { change, eachOnItsOwn, showAt } from './show.tsx';
import { openProfile, tile } from './works/profile-page-for-test.tsx';
import { homeFor, windowOf } from './works/works-for-test.tsx';
// loaded in advance: loading them takes longer than the timeout of a query
import '../../src/ui/create/script/script-step.tsx';
import '../../src/ui/create/script/lines.tsx';
import '../../src/ui/create/characters/characters-step.tsx';
import '../../src/ui/tasks/task-panel.tsx';
import '../../src/ui/works/viewer/viewer.tsx';

// happy-dom's animations cause errors when they are cancelled
Reflect.deleteProperty(Element.prototype, 'animate');

eachOnItsOwn();
beforeEach(async () => {
  await Promise.all([wipePages(0), wipePages(7)]);
  windowOf(1000);
  closeFilm();
  setPlaceTitle('Here · Inkreel');
});
const says = (title: string) => waitFor(() => expect(document.title).toBe(title));

test('the tab names the member of a page, and a work that is open over it with its author, until it is closed', async () => {
  await openProfile('/user-center?id=9', homeFor());
  await says('northlight · Here · Inkreel');
  fireEvent.click((await tile('Work 3')).getByRole('button', { name: /^Work 3,/ }));
  await says('Work 3 · northlight · Here · Inkreel');
  // page views are counted by this one
  expect(placeTitle()).toBe('Here · Inkreel');
  fireEvent.click(await screen.findByRole('button', { name: 'Close', hidden: true }));
  await says('northlight · Here · Inkreel');
  cleanup();
  await says('Here · Inkreel');
});

test('the tab of one’s own page does not name oneself', async () => {
  await openProfile('/center?id=-1', homeFor({ is_self: 1, home_id: 7 }));
  await tile('Work 3');
  expect(document.title).toBe('Here · Inkreel');
});

test('the tab names a project and its step', async () => {
  await openCreate(
    {
      [LIST]: () => ({ lists: [{ date: '2020-02-04', data: [{ id: 12, name: 'The lamp', step: 3 }] }] }),
      '/script/script-info': () => ({ name: 'The lamp', step: 3 }),
      '/script/list-drama': () => ({ lists: [{ id: 3, hm_desc: 'a lamp', list_order: 0 }], step: 3 }),
      '/script/list-role': () => ({ lists: [] }),
      '/script/list-scense': () => ({ lists: [] }),
    },
    '/create?id=12&step=2',
  );
  await says('The lamp · Script · Here · Inkreel');
  await change(() => navigate('/create?id=12&step=3'));
  await says('The lamp · Characters · Here · Inkreel');
  await change(() => navigate('/create'));
  await says('Here · Inkreel');
});

test('the tab names a film', async () => {
  fakeApi({ '/studio/task/list': () => ({ lists: [], has_next: 0 }), [searchExport.path]: () => film({}) });
  await showAt('/film?id=a', <FilmPage />);
  await says(`${film({}).works_name} · Here · Inkreel`);
});

test('the tab names a panel as long as it is open, after the number of tasks', async () => {
  fakeApi({ '/studio/task/list': () => ({ lists: [], has_next: 0, kinds: [] }) });
  await showAt('/draw', <PanelHost />);
  setTitleCount(2);
  await change(() => openPanel('tasks'));
  await says('(2) Tasks · Here · Inkreel');
  await change(closePanel);
  await says('(2) Here · Inkreel');
  setTitleCount(0);
});
