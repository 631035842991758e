/** The tab's title: the number of running and new tasks, what is open on the page, the page. */
import { useEffect } from 'react';

/** What can be open, from below: what the page is of, a work over it, a panel beside it. Only the uppermost is named. */
const LEVELS = ['page', 'over', 'panel'] as const;
type Level = (typeof LEVELS)[number];

let place = document.title;
let count = 0;
const open: Partial<Record<Level, string>> = {};

const write = (): void => {
  const name = LEVELS.map((level) => open[level]).findLast(Boolean);
  const title = name ? `${name} · ${place}` : place;
  document.title = count > 0 ? `(${count}) ${title}` : title;
};

/** The page's title alone: the rest is private. */
export const placeTitle = (): string => place;

export function setPlaceTitle(title: string): void {
  place = title;
  write();
}

export function setTitleCount(tasks: number): void {
  count = tasks;
  write();
}

/** Names what is open before the page's title, as long as it is. @param names the more precise one first; empty ones are left out */
export function useTabTitle(level: Level, ...names: readonly string[]): void {
  const name = names.filter(Boolean).join(' · ');
  useEffect(() => {
    open[level] = name;
    write();
    return () => {
      open[level] = '';
      write();
    };
  }, [level, name]);
}
