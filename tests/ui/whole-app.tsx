import { cleanup, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { Router } from 'wouter';
import { listDraws } from '../../src/api/draw.ts';
import { listPointsLog, readPoints } from '../../src/api/points.ts';
import { listProjects } from '../../src/api/projects.ts';
import { listWorks } from '../../src/api/works.ts';
import { forgetAll } from '../../src/store/account/on-sign-out.ts';
import { refreshPoints } from '../../src/store/account/points.ts';
import { session } from '../../src/store/account/session-state.ts';
import { PAGES } from '../../src/ui/pages.ts';
import { useHashLocation } from '../../src/ui/router/hash-location.ts';
import { addressOf, type RouteName } from '../../src/ui/router/routes.ts';
// loaded in advance: loading it takes longer than the timeout of a query
import '../../src/ui/lipsync/lipsync-page.tsx';
import '../../src/ui/create/create-page.tsx';
import '../../src/ui/draw/draw-page.tsx';
import { Shell } from '../../src/ui/shell/shell.tsx';
import { fakeApi } from '../store/fake-api.ts';
import { show } from './show.tsx';

// the tests render the whole app, which is slow on a busy machine
vi.setConfig({ testTimeout: 20_000 });

const NOTHING = { lists: [], has_next: 0 };

/** Answers for a member with 77 points and no records. @param more further fields of the points answer */
export const member = (more: object = {}) => ({
  potins: 77,
  star_tel: '139****0000',
  draw_points: 20,
  ...more,
});

/** Signs a member in, or out for null. */
export async function isUsedBy(person: object | null): Promise<void> {
  forgetAll();
  fakeApi({
    [readPoints.path]: () => person,
    [listDraws.path]: () => NOTHING,
    [listProjects.path]: () => NOTHING,
    [listWorks.path]: () => ({ ...NOTHING, home_info: null }),
    [listPointsLog.path]: () => NOTHING,
  });
  if (person) await refreshPoints();
  else session.token = null;
}

/** Renders the whole app at a route. */
export async function openAt(address: string): Promise<void> {
  cleanup();
  history.replaceState(null, '', `#${address}`);
  await show(
    <Router hook={useHashLocation}>
      <Shell />
    </Router>,
  );
}

/** Renders the whole app at a route, and waits for its content. */
export async function openPlace(name: RouteName): Promise<void> {
  await PAGES[name].load();
  await openAt(addressOf(name));
  await screen.findByRole('heading', { level: 2, hidden: true });
  await vi.waitFor(() => expect(document.querySelector('[data-ui=skeleton], [aria-busy=true]')).toBeNull());
}

/** All texts and controls, in document order. */
export const whatStandsThere = (): string[] =>
  [
    ...document.querySelectorAll<HTMLElement>(
      'h1, h2, h3, p, strong, a, button, input, textarea, select, time',
    ),
  ].map((one) =>
    [
      one.tagName,
      one.getAttribute('href'),
      one.getAttribute('aria-label'),
      one.textContent,
      one.matches(':disabled'),
    ].join(' '),
  );
