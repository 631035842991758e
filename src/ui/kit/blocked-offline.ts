import { t } from '@lingui/core/macro';
import { browser } from '../../store/browser.ts';
import type { MenuEntry } from './floating-menu.tsx';

/** Blocks an entry of a menu without a network. */
export const blockedOffline = (): Pick<MenuEntry, 'blocked'> =>
  browser.online ? {} : { blocked: t`You're offline. This needs a connection.` };
