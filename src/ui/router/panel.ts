import { useSyncExternalStore } from 'react';
import { currentHash, currentPath, navigate } from './hash-location.ts';

/** Panels that stand beside any page, named by the query `panel` of its address. */
const PANELS = ['tasks', 'messages', 'notices'] as const;
export type PanelName = (typeof PANELS)[number];

const queryOf = (hash: string): URLSearchParams => new URLSearchParams(hash.split('?')[1]);

const addressWith = (panel: PanelName | null): string => {
  const query = queryOf(currentHash());
  if (panel) query.set('panel', panel);
  else query.delete('panel');
  const text = query.toString();
  return text ? `${currentPath()}?${text}` : currentPath();
};

/** The address of the page alone: a panel beside it makes it no other place. */
export const usePlace = (): string => useSyncExternalStore(subscribe, () => addressWith(null));

/** The panel in the address; null without one, or with one that there is not. */
const panelHere = (): PanelName | null => {
  const name = queryOf(currentHash()).get('panel');
  return PANELS.find((one) => one === name) ?? null;
};

const subscribe = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

export const usePanel = (): PanelName | null => useSyncExternalStore(subscribe, panelHere);

/** The address that this visit put the panel on: closing it goes back, where the page without it is. */
let opened: string | null = null;

/** Opens a panel beside the page; the browser's way back closes it. */
export function openPanel(name: PanelName): void {
  if (panelHere() === name) return;
  navigate(addressWith(name));
  opened = location.href;
}

export function closePanel(): void {
  if (!panelHere()) return;
  const mine = opened === location.href;
  opened = null;
  if (mine) history.back();
  else navigate(addressWith(null), { replace: true });
}

/** From a panel to a place of the app: the way back leads to the page that the panel was opened on. */
export const leavePanelFor = (place: string): void => {
  opened = null;
  navigate(place, { replace: true });
};
