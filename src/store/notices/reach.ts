import { isInstalled } from '../installed.ts';
import type { PushStanding } from './notices.ts';

/** When notices can reach this device. */
export type Reach =
  /** A push wakes the browser, whatever is open. */
  | 'push'
  /** For some minutes after the last tab is closed. */
  | 'sync'
  /** While a tab of the app is open, and seconds longer. */
  | 'open'
  /** After the app has been put on the home screen; not in a tab. */
  | 'installed'
  | 'never';

export interface Facts {
  /** The browser has system notifications for this page. */
  notifications: boolean;
  /** A worker is registered: only it shows notifications. */
  worker: boolean;
  /** An iPhone or iPad whose page runs in a tab. */
  iosTab: boolean;
  push: PushStanding;
  sync: boolean;
}

/** When notices can reach this device, also before permission is given: push that is off can be switched on. */
export function reachOf({ notifications, worker, iosTab, push, sync }: Facts): Reach {
  if (!notifications || !worker) return iosTab ? 'installed' : 'never';
  if (push === 'on' || push === 'off') return 'push';
  return sync ? 'sync' : 'open';
}

/** Safari on iPhones and iPads offers notifications to installed apps only; an iPad reports itself as a Mac, with touch. */
export function isIosTab(agent: string, touchPoints: number, standalone: boolean): boolean {
  const ios = /iPhone|iPad|iPod/.test(agent) || (/Macintosh/.test(agent) && touchPoints > 1);
  return ios && !standalone;
}

/** The reach of this browser. */
export const onIosTab = (): boolean => isIosTab(navigator.userAgent, navigator.maxTouchPoints, isInstalled());
