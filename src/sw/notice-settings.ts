import type { EngineDb } from './db.ts';

/** Which notifications this device shows. Stored where the worker can read it with every tab closed. */
export interface NoticeSettings {
  on: boolean;
  /** Task kinds that are switched off. */
  off: readonly string[];
  /** The person answered the question, either way: do not ask again on this device. */
  asked: boolean;
}

export const DEFAULT_NOTICES: NoticeSettings = { on: true, off: [], asked: false };
const KEY = 'notices';

/** Which notices this device wants; the defaults where nothing was stored. */
export const readNoticeSettings = async (db: EngineDb): Promise<NoticeSettings> => ({
  ...DEFAULT_NOTICES,
  ...((await db.read((tx) => tx.objectStore('meta').get(KEY))) as Partial<NoticeSettings> | undefined),
});

/** @returns the current settings; other pages may have changed other fields meanwhile */
export const changeNoticeSettings = (
  db: EngineDb,
  change: Partial<NoticeSettings>,
): Promise<NoticeSettings> =>
  db.write(async (tx) => {
    const meta = tx.objectStore('meta');
    const before = (await meta.get(KEY)) as Partial<NoticeSettings> | undefined;
    const now = { ...DEFAULT_NOTICES, ...before, ...change };
    await meta.put(now, KEY);
    return now;
  });

/** Whether notifications about tasks of this kind may be shown. */
export const isWanted = ({ on, off }: NoticeSettings, kind: string): boolean => on && !off.includes(kind);
