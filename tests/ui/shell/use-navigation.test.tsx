import { useEffect, useRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { correctAddress, navigate } from '../../../src/ui/router/hash-location.ts';
import { closePanel, leavePanelFor, openPanel } from '../../../src/ui/router/panel.ts';
import { useRoute } from '../../../src/ui/router/use-route.ts';
import { useNavigation } from '../../../src/ui/shell/use-navigation.ts';
import { fakeApi } from '../../store/fake-api.ts';
import { change, eachOnItsOwn, showAt } from '../show.tsx';

/** @param goesOn where the address already leads when what is drawn here takes effect */
function Place({ goesOn }: { goesOn: string | null }) {
  const { name, path } = useRoute();
  useEffect(() => {
    if (goesOn) history.replaceState(null, '', `#${goesOn}`);
  }, [goesOn]);
  useNavigation(name, path, useRef(null));
  return null;
}

eachOnItsOwn();

test.each([
  ['the root leads to the square', null, '#/square'],
  ['who has gone on before the root led to the square is not led there', '/draw', '#/draw'],
])('%s', async (_, goesOn, hash) => {
  fakeApi({});
  await showAt('/', <Place goesOn={goesOn} />);
  expect(location.hash).toBe(hash);
});

describe('[ROUTE-12] page views', () => {
  const reports = () => {
    const sent = fakeApi({});
    return () =>
      sent
        .filter(({ path }) => path === '/studio/views/add')
        .map(({ body }) => body as { path: string; title: string });
  };
  const paths = (views: { path: string }[]) => views.map(({ path }) => path);

  test('the first page and each one after it are sent to the counter, by path and title alone', async () => {
    const views = reports();
    await showAt('/center?id=-1', <Place goesOn={null} />);
    await change(() => navigate('/draw'));
    await vi.waitFor(() =>
      expect(views()).toEqual([
        { path: '/center', title: 'My works · Inkreel' },
        { path: '/draw', title: 'Draw · Inkreel' },
      ]),
    );
  });

  test('[ROUTE-11] an address that fits no route has a title of its own', async () => {
    const views = reports();
    await showAt('/draw', <Place goesOn={null} />);
    await change(() => navigate('/nowhere'));
    expect(document.title).toBe('Page not found · Inkreel');
    await change(() => navigate('/video'));
    expect(document.title).toBe('Video · Inkreel');
    await vi.waitFor(() =>
      expect(views().at(1)).toEqual({ path: '/nowhere', title: 'Page not found · Inkreel' }),
    );
  });

  test('the root is no page: the square that it leads to is reported once', async () => {
    const views = reports();
    await showAt('/', <Place goesOn={null} />);
    await vi.waitFor(() => expect(paths(views())).toEqual(['/square']));
  });

  test('another query is another place: a film, its steps, and the way back', async () => {
    const views = reports();
    await showAt('/create', <Place goesOn={null} />);
    await change(() => navigate('/create?id=12&step=2'));
    await change(() => navigate('/create?id=12&step=4'));
    await change(() => navigate('/create?id=13&step=2'));
    await vi.waitFor(() => expect(paths(views())).toEqual(Array(4).fill('/create')));
    // a film that is opened names the step that it stands at: nobody went anywhere
    await change(() => navigate('/create?id=14'));
    await change(() => correctAddress('/create?id=14&step=4'));
    await vi.waitFor(() => expect(views()).toHaveLength(5));
    // links and the browser's own ways tell of it themselves
    history.replaceState(null, '', '#/create?id=13&step=2');
    await change(() => dispatchEvent(new HashChangeEvent('hashchange')));
    await vi.waitFor(() => expect(views()).toHaveLength(6));
  });

  test('a panel beside the page is none, the place that it leads to is', async () => {
    const views = reports();
    await showAt('/create?id=12&step=2', <Place goesOn={null} />);
    await change(() => openPanel('tasks'));
    await change(() => closePanel());
    await change(() => openPanel('messages'));
    await change(() => leavePanelFor('/create?id=12&step=4'));
    await vi.waitFor(() => expect(paths(views())).toEqual(['/create', '/create']));
    await change(() => navigate('/draw'));
    await vi.waitFor(() => expect(paths(views())).toEqual(['/create', '/create', '/draw']));
  });
});
