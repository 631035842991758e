import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isInstalled } from '../../store/installed.ts';
import type { Permission, PushStanding } from '../../store/notices/notices.ts';
import type { Reach } from '../../store/notices/reach.ts';

/** When this browser can notify, said before and after permission is given. */
export const REACH: Record<Reach, MessageDescriptor> = {
  push: msg`You get notified even when Inkreel is closed, as long as this device is online. On a computer, the browser must be running.`,
  sync: msg`You get notified while Inkreel is open and for a few minutes after you close it. For anything later, you'll see it when you come back.`,
  open: msg`You get notified while Inkreel is open, also in the background. For anything later, you'll see it when you come back.`,
  installed: msg`On iPhone and iPad only installed apps can notify you: in Safari tap Share, then Add to Home Screen, and open Inkreel from there.`,
  never: msg`This browser can't show notifications here. You'll see what finished when you come back.`,
};

/** In place of these until it is known. */
export const CHECKING = msg`Checking what this browser can do…`;

/** The browser's permission, in words. */
export const PERMISSION: Record<Permission, MessageDescriptor> = {
  granted: msg`allowed`,
  denied: msg`blocked`,
  default: msg`not asked yet`,
  unsupported: msg`not available`,
};

export const PUSH: Record<PushStanding, MessageDescriptor> = {
  unknown: msg`checking…`,
  none: msg`not available`,
  'not-offered': msg`not offered by this studio`,
  off: msg`off`,
  on: msg`on`,
  failed: msg`can't reach the push service`,
};

const UNBLOCK_APP = msg`Notifications from Inkreel are blocked. To allow them, open this app's settings, allow notifications, and come back. On a phone they are in the system's settings, under Apps or Notifications; on a computer in the menu of this window, under App info.`;
const UNBLOCK_TAB = msg`This browser blocks notifications from Inkreel. To allow them, open the site settings next to the address bar, set Notifications to Allow, and come back.`;

/** How to allow notifications after a refusal, which the app can't ask about again. */
export const unblockWords = (): MessageDescriptor => (isInstalled() ? UNBLOCK_APP : UNBLOCK_TAB);
