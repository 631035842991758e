import { type RefObject, useEffect, useRef } from 'react';
import type { MaterialView } from '../../../store/film/storyboard/material-view.ts';

/**
 * Scrolls what was just asked for into view, and again when it is there. On a phone, where the list stands far below the shot,
 * only if some of it is on the screen: nobody is taken away from what they look at.
 * @param place of the list: another shot's list shows nothing new
 * @param views newest first; null before the list was read
 */
export function useShowNew(
  place: string,
  views: readonly MaterialView[] | null,
): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<{ place: string; phases: ReadonlyMap<string, string> } | null>(null);
  useEffect(() => {
    if (!views) return;
    const last = before.current;
    before.current = { place, phases: new Map(views.map(({ key, phase }) => [key, phase])) };
    if (last?.place !== place) return;
    const changed = views.findIndex(({ key, phase }) => {
      const was = last.phases.get(key);
      return phase === 'coming' ? was === undefined : was === 'coming';
    });
    const isPhone = matchMedia('(max-width: 1023.98px)').matches;
    if (list.current && (!isPhone || isOnScreen(list.current)))
      list.current.children[changed]?.scrollIntoView({ block: 'nearest' });
  });
  return list;
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
