import { type RefObject, useEffect, useRef } from 'react';
import type { MaterialView } from '../../../store/film/storyboard/material-view.ts';

/**
 * Scrolls a new request into view, and again when it is done. On a phone, where the list is far below the shot, only if a part of the
 * list is visible, so that the page does not jump.
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
