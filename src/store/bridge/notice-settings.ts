import {
  changeNoticeSettings,
  DEFAULT_NOTICES,
  type NoticeSettings,
  readNoticeSettings,
} from '../../sw/notice-settings.ts';
import { db } from './engine-db.ts';
import { ensureStore } from './memory-store.ts';

export { DEFAULT_NOTICES, type NoticeSettings };

export const readSettings = (): Promise<NoticeSettings> => ensureStore().then(() => readNoticeSettings(db));

/** Changes some settings, where the worker reads them. @returns all settings */
export const changeSettings = (change: Partial<NoticeSettings>): Promise<NoticeSettings> =>
  ensureStore().then(() => changeNoticeSettings(db, change));
