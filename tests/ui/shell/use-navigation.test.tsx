import { useEffect, useReducer, useRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { correctAddress, navigate } from '../../../src/ui/router/hash-location.ts';
import { closePanel, leavePanelFor, openPanel } from '../../../src/ui/router/panel.ts';
import { useRoute } from '../../../src/ui/router/use-route.ts';
import { useNavigation } from '../../../src/ui/shell/use-navigation.ts';
import { fakeApi } from '../../store/fake-api.ts';
import { change, eachOnItsOwn, showAt } from '../show.tsx';

/** Renders the place again. */
let again = (): void => {};
/** @param goesOn a redirect that has happened before effects run */
function Place({ goesOn }: { goesOn: string | null }) {
  const { name, path } = useRoute();
  again = useReducer((times: number) => times + 1, 0)[1];
  useEffect(() => {
    if (goesOn) history.replaceState(null, '', `#${goesOn}`);
  }, [goesOn]);
  useNavigation(name, path, useRef(null));
  return null;
}

eachOnItsOwn();

test.each([
  ['the root redirects to the square', null, '#/square'],
  ['a navigation before the redirect of the root wins', '/draw', '#/draw'],
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

  test('every page is reported, with path and title only', async () => {
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

  test('[ROUTE-11] an unknown path has its own title', async () => {
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

  test('the root is not reported; the square that it redirects to is reported once', async () => {
    const views = reports();
    await showAt('/', <Place goesOn={null} />);
    await vi.waitFor(() => expect(paths(views())).toEqual(['/square']));
  });

  test('a different query is a different page: a film, its steps, and Back', async () => {
    const views = reports();
    await showAt('/create', <Place goesOn={null} />);
    await change(() => navigate('/create?id=12&step=2'));
    await change(() => navigate('/create?id=12&step=4'));
    await change(() => navigate('/create?id=13&step=2'));
    await vi.waitFor(() => expect(paths(views())).toEqual(Array(4).fill('/create')));
    // an opened film adds its current step to the URL, which is not a navigation
    await change(() => navigate('/create?id=14'));
    await change(() => correctAddress('/create?id=14&step=4'));
    await vi.waitFor(() => expect(views()).toHaveLength(5));
    // links and the browser's buttons trigger hashchange by themselves
    history.replaceState(null, '', '#/create?id=13&step=2');
    await change(() => dispatchEvent(new HashChangeEvent('hashchange')));
    await vi.waitFor(() => expect(views()).toHaveLength(6));
  });

  test('a link is reported, even if the page is rendered before the browser tells of it', async () => {
    const views = reports();
    await showAt('/center', <Place goesOn={null} />);
    history.replaceState(null, '', '#/draw');
    await change(() => again());
    await change(() => dispatchEvent(new HashChangeEvent('hashchange')));
    await vi.waitFor(() => expect(paths(views())).toEqual(['/center', '/draw']));
    await change(() => again());
    expect(views()).toHaveLength(2);
  });

  test('a panel is not a page, but its link’s target is', async () => {
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
