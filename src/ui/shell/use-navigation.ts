import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { type RefObject, useEffect, useRef } from 'react';
import { openDialog } from '../../store/dialogs.ts';
import { placeTitle, setPlaceTitle } from '../kit/tab-title.ts';
import { go } from '../router/go.ts';
import { correctionsSoFar, currentHash, currentPath, navigate, useMoves } from '../router/hash-location.ts';
import { usePlace } from '../router/panel.ts';
import { ROUTES, type RouteName } from '../router/routes.ts';
import { countPageView } from './page-view.ts';

/** The title of an unknown address. */
export const NOT_FOUND = msg`Page not found`;

/** Effects of every navigation: title, page view, focus, and the two routes without a page of their own. */
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
    // the app's start address: an open window stays where it was
    if (path !== '/') last.current = hash;
    // the person has already navigated on
    else if (currentPath() !== '/') return;
    else if (last.current) navigate(last.current, { replace: true });
    else go('square', { replace: true, query: hash.split('?')[1] });
    if (name === 'login') openDialog({ name: 'login' });
  }, [name, path]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language changes the title
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

/** Reports each navigation to another place; films, for example, differ only in the query (ROUTE-12). */
function usePageViews(path: string): void {
  const place = usePlace();
  const moves = useMoves();
  const last = useRef({ place: '', moves: -1, corrections: 0 });
  useEffect(() => {
    if (path === '/') return;
    const before = last.current;
    const corrections = correctionsSoFar();
    // A link changes the address before the browser tells of it: rendered in between, the place is new and no move has been made. It
    // is counted with its event.
    if (moves === before.moves && corrections === before.corrections) return;
    last.current = { place, moves, corrections };
    // opening a panel is not a navigation, nor is making the address more precise
    if (place === before.place || moves === before.moves) return;
    countPageView({ path, title: placeTitle() });
  }, [path, place, moves]);
}
