import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Permission, PushStanding } from '../../store/notices/notices.ts';
import type { Reach } from '../../store/notices/reach.ts';

/** When this browser can tell, said before and after it may. */
export const REACH: Record<Reach, MessageDescriptor> = {
  push: msg`You are told even when Inkreel is closed, as long as this device is online; on a computer the browser has to be running.`,
  sync: msg`You are told while Inkreel is open, and for some minutes after you close it. What ends later is told when you come back.`,
  open: msg`You are told while Inkreel is open, also in the background. What ends later is told when you come back.`,
  installed: msg`iPhone and iPad let only installed apps tell you: in Safari press Share, then Add to Home Screen, and open Inkreel from there.`,
  never: msg`This browser cannot show notices here. What has ended is told inside Inkreel when you come back.`,
};

/** What the browser's own permission says. */
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
  failed: msg`the push service cannot be reached`,
};

/** How a permission that was refused is given after all; nothing asks for it again by itself. */
export const UNBLOCK = msg`This browser blocks notices of Inkreel. To allow them, open the site settings beside the address bar, set Notifications to Allow, and come back.`;
