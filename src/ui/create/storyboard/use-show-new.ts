import { type RefObject, useEffect, useRef } from 'react';
import type { MaterialView } from '../../../store/film/storyboard/material-view.ts';

/**
 * Scrolls what was just asked for into view, and again when it is there.
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
    list.current?.children[changed]?.scrollIntoView({ block: 'nearest' });
  });
  return list;
}
