import { taskKey } from '../../api/notice-id.ts';
import type { AuthRow, EngineDb, ReadTx, WriteTx } from '../db.ts';
import { poked } from './poked.ts';

const KEY = 'now';
const VISITOR: AuthRow = { epoch: 0, user: 0, token: null, refused: false };

/** The login, within a transaction. */
export const authIn = async (tx: ReadTx | WriteTx): Promise<AuthRow> =>
  (await (tx as ReadTx).objectStore('auth').get(KEY)) ?? VISITOR;

/** The login, in a transaction of its own. */
export const readAuth = (db: EngineDb): Promise<AuthRow> => db.read(authIn);

/** A Retry-After was about the previous login; the interval of a lane applies to both. */
async function freeLanes(tx: WriteTx): Promise<void> {
  const lanes = tx.objectStore('lanes');
  for (const row of await lanes.getAll()) await lanes.put(poked({ ...row, busyUntil: 0, blockedUntil: 0 }));
}

/** Forgets what was tracked under a token whose account the server never named: the next account must not see or poll it. */
async function dropUnnamed(tx: WriteTx): Promise<void> {
  for (const store of ['tasks', 'outbox', 'intents'] as const)
    for (const key of await tx.objectStore(store).index('user').getAllKeys(0))
      await tx.objectStore(store).delete(key);
}

/**
 * Stores the login. The epoch rises with each change, so that answers to an older login are dropped. Another token does
 * not wait for what a server told the last one.
 * @param login null for a visitor; user 0 until the server has said whose token it is
 * @returns the current row
 */
export const writeAuth = (db: EngineDb, login: { token: string; user: number } | null): Promise<AuthRow> =>
  db.write(async (tx) => {
    const before = await authIn(tx);
    const same = before.token === (login?.token ?? null) && before.user === (login?.user ?? 0);
    if (same && !before.refused) return before;
    const row: AuthRow = {
      epoch: before.epoch + 1,
      user: login?.user ?? 0,
      token: login?.token ?? null,
      refused: false,
    };
    await tx.objectStore('auth').put(row, KEY);
    if (before.token !== row.token) {
      await freeLanes(tx);
      if (before.user === 0) await dropUnnamed(tx);
    }
    return row;
  }, 'strict');

/** Marks the login as refused by the server (401). Returns false if it has changed or was marked before, so that pages hear of it once. */
export const refuseAuth = (db: EngineDb, epoch: number): Promise<boolean> =>
  db.write(async (tx) => {
    const row = await authIn(tx);
    if (row.epoch !== epoch || row.refused) return false;
    await tx.objectStore('auth').put({ ...row, refused: true }, KEY);
    return true;
  });

/**
 * Sets the account of the token, once the server has said whose it is. Rows tracked before that move to the account.
 * @returns the current row; unchanged if the token is no longer the login
 */
export const identify = (db: EngineDb, token: string, user: number): Promise<AuthRow> =>
  db.write(async (tx) => {
    const before = await authIn(tx);
    if (before.token !== token || before.user === user) return before;
    const row: AuthRow = { ...before, epoch: before.epoch + 1, user };
    await tx.objectStore('auth').put(row, KEY);
    if (before.user !== 0) return row;
    for (const task of await tx.objectStore('tasks').index('user').getAll(0)) {
      await tx.objectStore('tasks').delete(task.key);
      await tx.objectStore('tasks').put({ ...task, user, key: taskKey(user, task.lane, task.id) });
    }
    // ends that were not announced yet move to the account too
    for (const notice of await tx.objectStore('outbox').index('user').getAll(0)) {
      const key = `${user}${notice.key.slice(1)}`;
      await tx.objectStore('outbox').delete(notice.id);
      await tx.objectStore('outbox').put({ ...notice, user, key, id: `${user}${notice.id.slice(1)}` });
    }
    for (const intent of await tx.objectStore('intents').index('user').getAll(0))
      await tx.objectStore('intents').put({ ...intent, user });
    return row;
  }, 'strict');

/** Whether requests may be sent with this login. */
export const canPoll = (auth: AuthRow): auth is AuthRow & { token: string } =>
  auth.token !== null && !auth.refused;
