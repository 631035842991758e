import type { EngineDb } from './db.ts';

/** What this device wants to be told by its system; kept where the worker reads it with every tab closed. */
export interface NoticeSettings {
  on: boolean;
  /** Task kinds that are switched off. */
  off: readonly string[];
  /** The person has answered the question, either way: it is not asked again here. */
  asked: boolean;
}

export const DEFAULT_NOTICES: NoticeSettings = { on: true, off: [], asked: false };
const KEY = 'notices';

export const readNoticeSettings = async (db: EngineDb): Promise<NoticeSettings> => ({
  ...DEFAULT_NOTICES,
  ...((await db.read((tx) => tx.objectStore('meta').get(KEY))) as Partial<NoticeSettings> | undefined),
});

/** @returns the settings now in force; other pages may have changed other fields meanwhile */
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

/** Whether the system may say anything of tasks of this kind. */
export const isWanted = ({ on, off }: NoticeSettings, kind: string): boolean => on && !off.includes(kind);
