import { useSyncExternalStore } from 'react';
import { goBack } from './back.ts';
import { addressWith, currentHash, navigate } from './hash-location.ts';

/** Panels beside any page, named by `panel` in the address's query. */
const PANELS = ['tasks', 'messages', 'notices'] as const;
export type PanelName = (typeof PANELS)[number];

const addressOfPanel = (panel: PanelName | ''): string => addressWith({ panel });

/** The page's address without its panel. */
export const usePlace = (): string => useSyncExternalStore(subscribe, () => addressOfPanel(''));

/** The panel in the address; null without a known one. */
const panelHere = (): PanelName | null => {
  const name = new URLSearchParams(currentHash().split('?')[1]).get('panel');
  return PANELS.find((one) => one === name) ?? null;
};

const subscribe = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

export const usePanel = (): PanelName | null => useSyncExternalStore(subscribe, panelHere);

/** The address with the panel that this visit opened: closing it goes back in the history. */
let opened: string | null = null;

/** Opens a panel beside the page; the browser's Back closes it. */
export function openPanel(name: PanelName): void {
  if (panelHere() === name) return;
  navigate(addressOfPanel(name));
  opened = location.href;
}

export function closePanel(): void {
  if (!panelHere()) return;
  const mine = opened === location.href;
  opened = null;
  if (mine) goBack();
  else navigate(addressOfPanel(''), { replace: true });
}

/** Goes from a panel to another place; Back then leads to the page the panel was opened on. */
export const leavePanelFor = (place: string): void => {
  opened = null;
  navigate(place, { replace: true });
};
