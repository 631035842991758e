import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef } from 'react';
import { toast } from '../../store/toasts.ts';
import { mediaOf } from '../kit/media-address.ts';

/** A request and what it made, as a list shows it. */
export interface NewView {
  key: string;
  phase: string;
  /** Whether the shot or the role shows it. */
  chosen: boolean;
  /** The picture to show. */
  poster: string;
  /** Null for a picture. */
  clip: unknown;
  /** The place of its first row, where rows are more than requests. */
  at?: number;
}

/**
 * Scrolls a new request into view, and again when it is done. On a phone, where the list is far below the shot, only if a part of the
 * list is visible, so that the page does not jump. Otherwise a message leads to what is done: a shot or a role that shows a picture keeps it,
 * and nothing on the screen would tell of the new one.
 * @param place of the list: another shot's list shows nothing new
 * @param views newest first; null before the list was read
 */
export function useShowNew(
  place: string,
  views: readonly NewView[] | null,
): RefObject<HTMLUListElement | null> {
  const { t } = useLingui();
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
    const view = views[changed];
    if (!list.current || !view) return;
    const show = () => list.current?.children[view.at ?? changed]?.scrollIntoView({ block: 'nearest' });
    const isPhone = matchMedia('(max-width: 1023.98px)').matches;
    if (!isPhone || isOnScreen(list.current)) show();
    else if (view.phase === 'done' && !view.chosen)
      toast({
        type: 'success',
        title: view.clip ? t`Your new clip is ready` : t`Your new picture is ready`,
        action: { label: t`View`, run: show },
        ...imageOf(view.poster),
      });
  });
  return list;
}

function imageOf(poster: string): { image?: string } {
  const image = mediaOf(poster, 320);
  return image ? { image } : {};
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
