import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { type RefObject, useEffect, useRef } from 'react';
import { openDialog } from '../../store/dialogs.ts';
import { go } from '../router/go.ts';
import { currentHash, currentPath, navigate, useMoves } from '../router/hash-location.ts';
import { usePlace } from '../router/panel.ts';
import { ROUTES, type RouteName } from '../router/routes.ts';
import { countPageView } from './page-view.ts';
import { placeTitle, setPlaceTitle } from './title.ts';

/** Said by the title and the page of an address that fits no route. */
export const NOT_FOUND = msg`Page not found`;

/** What every navigation does: the title, the page view, the focus, and the two routes that are not pages of their own. */
export function useNavigation(
  name: RouteName | null,
  path: string,
  main: RefObject<HTMLElement | null>,
): void {
  const { _, i18n } = useLingui();
  const first = useRef(true);
  const last = useRef<string | null>(null);

  useEffect(() => {
    const hash = currentHash();
    // the app's start leads here: an open window stays where it was
    if (path !== '/') last.current = hash;
    // whoever has gone on since this was drawn stays there
    else if (currentPath() !== '/') return;
    else if (last.current) navigate(last.current, { replace: true });
    else go('square', { replace: true, query: hash.split('?')[1] });
    if (name === 'login') openDialog({ name: 'login' });
  }, [name, path]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language renames the page that is open
  useEffect(() => {
    if (path !== '/') setPlaceTitle(`${_(name ? ROUTES[name].title : NOT_FOUND)} · Inkreel`);
  }, [name, path, i18n.locale]);

  usePageViews(path);

  useEffect(() => {
    if (path === '/') return;
    if (!first.current) main.current?.focus({ preventScroll: true });
    first.current = false;
  }, [path, main]);
}

/** Reports each navigation to another place, which may differ in its query alone, as one film does from another (ROUTE-12). */
function usePageViews(path: string): void {
  const place = usePlace();
  const moves = useMoves();
  const last = useRef({ place: '', moves: -1 });
  useEffect(() => {
    if (path === '/') return;
    const before = last.current;
    last.current = { place, moves };
    // a panel beside the page leads nowhere, and an address that was only written more exactly is the same place
    if (place === before.place || moves === before.moves) return;
    countPageView({ path, title: placeTitle() });
  }, [path, place, moves]);
}
