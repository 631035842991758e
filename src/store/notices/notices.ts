import { proxy, ref } from 'valtio';
import {
  changeSettings,
  DEFAULT_NOTICES,
  type NoticeSettings,
  readSettings,
} from '../bridge/notice-settings.ts';

export type Permission = NotificationPermission | 'unsupported';

/** This device's state of push. */
export type PushStanding =
  /** Not checked yet in this visit. */
  | 'unknown'
  /** The browser doesn't support them here. */
  | 'none'
  /** The studio sends none, or could not be reached. */
  | 'not-offered'
  | 'off'
  | 'on'
  /** The browser could not reach its push service. */
  | 'failed';

export const permissionNow = (): Permission =>
  'Notification' in globalThis ? Notification.permission : 'unsupported';

/** Notice settings of this device, and how it can be reached. */
export const notices = proxy({
  // replaced whole: what is stored must be plain objects
  settings: ref(DEFAULT_NOTICES) as NoticeSettings,
  /** False until the settings have been read. */
  ready: false,
  permission: permissionNow(),
  /** The person pressed Turn on, and the browser or they refused. */
  refused: false,
  push: 'unknown' as PushStanding,
  /** One-off background sync. */
  sync: false,
  periodic: false,
});

/** Reads what is stored; other tabs may have changed it. */
export async function loadNotices(): Promise<NoticeSettings> {
  notices.permission = permissionNow();
  notices.settings = ref(await readSettings());
  notices.ready = true;
  return notices.settings;
}

export async function saveNotices(change: Partial<NoticeSettings>): Promise<NoticeSettings> {
  notices.settings = ref(await changeSettings(change));
  notices.ready = true;
  return notices.settings;
}
