/** Browsers that have signed in to an account before. Their ids are random and sent only to this server. */
import { first, type Queries } from '../db/database.ts';
import { hashOf } from '../secrets.ts';

/** Maximum per account; the least recently used is dropped. */
const MOST = 20;
/** Minimum length in characters; a shorter id could be guessed. */
const SHORTEST_ID = 8;

const isUsable = (deviceId: string): boolean => deviceId.length >= SHORTEST_ID;

/** Stores a browser as known, after a sign-in or after a code that proved the phone. */
export async function rememberDevice(db: Queries, userId: number, deviceId: string): Promise<void> {
  if (!isUsable(deviceId)) return;
  await db.query(
    `INSERT INTO known_devices (user_id, device_hash) VALUES ($1, $2)
     ON CONFLICT (user_id, device_hash) DO UPDATE SET seen_at = now()`,
    [userId, hashOf(deviceId)],
  );
  await db.query(
    // of several that were seen in one moment, this one stays
    `DELETE FROM known_devices WHERE user_id = $1 AND device_hash NOT IN
       (SELECT device_hash FROM known_devices WHERE user_id = $1
        ORDER BY seen_at DESC, device_hash = $2 DESC, device_hash LIMIT ${MOST})`,
    [userId, hashOf(deviceId)],
  );
}

/** Whether this browser has signed in to the account of this phone. */
export async function knowsDevice(db: Queries, phone: string, deviceId: string): Promise<boolean> {
  if (!isUsable(deviceId)) return false;
  const row = await first(
    db.query(
      `SELECT 1 FROM known_devices k JOIN users u ON u.id = k.user_id WHERE u.phone = $1 AND k.device_hash = $2`,
      [phone, hashOf(deviceId)],
    ),
  );
  return row !== undefined;
}

/** Deletes all known browsers of an account, e.g. when its password is replaced. */
export async function forgetKnownDevices(db: Queries, userId: number): Promise<void> {
  await db.query('DELETE FROM known_devices WHERE user_id = $1', [userId]);
}

/** Deletes browsers that have not signed in for a year. */
export async function dropOldKnownDevices(db: Queries): Promise<void> {
  await db.query("DELETE FROM known_devices WHERE seen_at < now() - interval '1 year'");
}
