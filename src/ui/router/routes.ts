import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LucideIcon } from 'lucide-react';
import { Clapperboard, Film, Images, LayoutGrid, MicVocal, Music, UserRound } from 'lucide-react';

export interface Route {
  path: `/${string}`;
  /** The tab's title, before the product's name. */
  title: MessageDescriptor;
  /** Its entry in the sidebar, if it has one. */
  entry?: { label: MessageDescriptor; icon: LucideIcon; query?: string };
}

/** All routes by name; their pages are in pages.ts. The sidebar shows those with an entry. */
export const ROUTES = {
  square: {
    path: '/square',
    title: msg`Square`,
    entry: { label: msg`Square`, icon: LayoutGrid },
  },
  create: {
    path: '/create',
    title: msg`Create film`,
    entry: { label: msg`Create film`, icon: Clapperboard },
  },
  draw: {
    path: '/draw',
    title: msg`Draw`,
    entry: { label: msg`Draw`, icon: Images },
  },
  video: { path: '/video', title: msg`Video`, entry: { label: msg`Video`, icon: Film } },
  music: { path: '/music', title: msg`Music`, entry: { label: msg`Music`, icon: Music } },
  lipsync: {
    path: '/lipsync',
    title: msg`Lip sync`,
    entry: { label: msg`Lip sync`, icon: MicVocal },
  },
  center: {
    path: '/center',
    title: msg`My works`,
    entry: { label: msg`My works`, icon: UserRound, query: 'id=-1' },
  },
  film: { path: '/film', title: msg`Film` },
  'user-center': { path: '/user-center', title: msg`Profile` },
  home: { path: '/home', title: msg`Square` },
  login: { path: '/login', title: msg`Sign in` },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;

export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];

/** The seven places of the sidebar's nav. */
export const PLACES = (
  ['square', 'create', 'draw', 'video', 'music', 'lipsync', 'center'] as const satisfies RouteName[]
).map((name) => ({ name, ...ROUTES[name].entry }));

/** The route of a path such as `/draw`, null when there is none. */
export const routeOf = (path: string): RouteName | null =>
  ROUTE_NAMES.find((name) => ROUTES[name].path === path) ?? null;

/** The address of a route by its name, with its own query where it has one (SHELL-03, SHELL-04). */
export function addressOf(name: RouteName, query?: string): string {
  const route: Route = ROUTES[name];
  const search = query ?? route.entry?.query;
  return search ? `${route.path}?${search}` : route.path;
}

/** The sidebar's place for a route: /home and /login belong to the square, a finished film to Create film. */
export function placeOf(name: RouteName | null): RouteName | null {
  if (name === 'home' || name === 'login') return 'square';
  return name === 'film' ? 'create' : name;
}
