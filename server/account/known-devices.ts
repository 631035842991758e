/** Browsers that have signed in to an account before. The id is random and leaves its browser only for this server. */
import { first, type Queries } from '../db/database.ts';
import { hashOf } from '../secrets.ts';

/** Beyond this, the one not seen for longest is forgotten. */
const MOST = 20;
/** A shorter id would be one that somebody can guess. */
const SHORTEST_ID = 8;

const isUsable = (deviceId: string): boolean => deviceId.length >= SHORTEST_ID;

/** Remembers a browser after a sign-in, or after a code that proved the phone. */
export async function rememberDevice(db: Queries, userId: number, deviceId: string): Promise<void> {
  if (!isUsable(deviceId)) return;
  await db.query(
    `INSERT INTO known_devices (user_id, device_hash) VALUES ($1, $2)
     ON CONFLICT (user_id, device_hash) DO UPDATE SET seen_at = now()`,
    [userId, hashOf(deviceId)],
  );
  await db.query(
    `DELETE FROM known_devices WHERE user_id = $1 AND device_hash NOT IN
       (SELECT device_hash FROM known_devices WHERE user_id = $1 ORDER BY seen_at DESC LIMIT ${MOST})`,
    [userId],
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

/** Forgets all of an account's browsers, e.g. when its password is replaced. */
export async function forgetKnownDevices(db: Queries, userId: number): Promise<void> {
  await db.query('DELETE FROM known_devices WHERE user_id = $1', [userId]);
}

/** Forgets browsers that have not signed in for a year. */
export async function dropOldKnownDevices(db: Queries): Promise<void> {
  await db.query("DELETE FROM known_devices WHERE seen_at < now() - interval '1 year'");
}
