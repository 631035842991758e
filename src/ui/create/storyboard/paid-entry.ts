import { blockedOffline } from '../../kit/blocked-offline.ts';
import { costWords } from '../../kit/cost-words.ts';
import type { MenuEntry } from '../../kit/floating-menu.tsx';

/** The cost of an action that costs points, and why it is not possible without a network. */
export const paidEntry = (cost: number | null): Pick<MenuEntry, 'end' | 'blocked'> => ({
  end: costWords(cost),
  ...blockedOffline(),
});
