import { type LaterPage, laterPage } from './router/later-page.tsx';
import type { RouteName } from './router/routes.ts';
import { styled } from './theme/styled.tsx';

const square = laterPage(() => import('./works/square/square-page.tsx'));
const center = laterPage(() => import('./works/profile/profile-page.tsx'));

/** The page of each route. Separate from the names and paths, so that a page can link to any route without importing all pages. */
export const PAGES: Record<RouteName, LaterPage> = {
  square,
  create: laterPage(styled(() => import('./create/create-page.tsx'))),
  film: laterPage(styled(() => import('./film/film-page.tsx'))),
  draw: laterPage(() => import('./draw/draw-page.tsx')),
  video: laterPage(() => import('./video/video-page.tsx')),
  music: laterPage(() => import('./music/music-page.tsx')),
  lipsync: laterPage(() => import('./lipsync/lipsync-page.tsx')),
  center,
  'user-center': center,
  home: square,
  login: square,
};
