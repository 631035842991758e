import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { adoptTasks, tasks } from '../../../src/store/tasks/tasks.ts';
import { App } from '../../../src/ui/app.tsx';
// loaded with the first film: compiling it must not count against the time that a test waits
import '../../../src/ui/film-notice/film-dialog.tsx';
import '../../../src/ui/film-notice/films.tsx';
import { navigate } from '../../../src/ui/router/hash-location.ts';
import '../../../src/ui/shell/later-hosts.tsx';
import { fakeApi } from '../../store/fake-api.ts';
import { film } from '../../store/film/film-for-test.ts';
import { memberGone, memberHere, POINTS } from '../create/film-page.tsx';
import { change, eachOnItsOwn, show } from '../show.tsx';

eachOnItsOwn();
afterEach(memberGone);

test.each(['/square', '/draw', '/music', '/user-center'])(
  '[ENGINE-35] an export is polled on %s, where the person has gone, and its notice is shown there',
  async (route) => {
    const sent = fakeApi({
      '/center/points': () => POINTS,
      '/script/okl-searching': () => film(),
      '/script/okl-handle': () => null,
      '/draw/lists': () => ({ lists: [], has_next: 0 }),
    });
    await memberHere();
    navigate('/create', { replace: true });
    await show(<App />);
    await change(() => navigate(route));
    await adoptTasks('export', [{ id: 'film', context: { kind: 'export', page: '/create', script_id: 3 } }]);
    await screen.findByRole('dialog', { name: 'Your film is ready' });
    expect(location.hash).toBe(`#${route}`);
    expect(sent.filter(({ path }) => path === '/script/okl-searching').map(({ body }) => body)).toEqual([
      { tasks_id: 'film' },
    ]);
    await waitFor(() => expect(tasks.notices).toEqual([]));
  },
);
