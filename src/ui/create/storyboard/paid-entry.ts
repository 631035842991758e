import { plural, t } from '@lingui/core/macro';
import { browser } from '../../../store/browser.ts';
import type { MenuEntry } from '../../kit/floating-menu.tsx';

/** The cost of an action that takes points, and why it is not possible without a network. */
export const paidEntry = (cost: number | null): Pick<MenuEntry, 'end' | 'blocked'> => ({
  end: cost === null ? t`price unknown` : plural(cost, { one: '# point', other: '# points' }),
  ...(browser.online ? {} : { blocked: t`You're offline. This needs a connection.` }),
});
