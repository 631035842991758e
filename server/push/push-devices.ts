/** Devices that receive pushes. */

import type { Session } from '../account/sessions.ts';
import { first, type Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { Claim } from '../tasks/claims.ts';
import { PUSHES } from '../tasks/queue-writes.ts';
import type { Ended } from './notices.ts';
import type { PushTarget } from './send.ts';

/** Maximum per member; the device not seen for longest is dropped. */
export const MOST_DEVICES = 10;

export interface NewDevice extends PushTarget {
  deviceId: string;
  off: readonly string[];
  /** The previous endpoint, which this one replaces. */
  insteadOf?: string | undefined;
}

/**
 * Registers a device under the caller's session. A browser has one endpoint: when another account signs in there, the endpoint
 * moves to that account.
 */
export async function saveDevice(client: Queries, { id, userId }: Session, device: NewDevice): Promise<void> {
  const { deviceId, endpoint, p256dh, auth, off, insteadOf } = device;
  // remove a replaced endpoint, and the one this browser had before
  await client.query(
    `DELETE FROM push_devices WHERE user_id = $1 AND endpoint <> $3
       AND (endpoint = $4 OR (device_id = $2 AND device_id <> ''))`,
    [userId, deviceId, endpoint, insteadOf ?? null],
  );
  await client.query(
    `INSERT INTO push_devices (user_id, session_id, device_id, endpoint, p256dh, auth, off)
     VALUES ($1, $2, $3, $4, $5, $6, $7::text[])
     ON CONFLICT (endpoint) DO UPDATE SET user_id = $1, session_id = $2, device_id = $3, p256dh = $5, auth = $6,
       off = $7::text[], seen_at = now()`,
    [userId, id, deviceId, endpoint, p256dh, auth, [...off]],
  );
  await client.query(
    `DELETE FROM push_devices WHERE user_id = $1 AND id NOT IN
       (SELECT id FROM push_devices WHERE user_id = $1 ORDER BY seen_at DESC, id DESC LIMIT ${MOST_DEVICES})`,
    [userId],
  );
}

/** Stops pushes to one of the member's endpoints. Idempotent. */
export async function forgetDevice(db: Queries, userId: number, endpoint: string): Promise<void> {
  await db.query('DELETE FROM push_devices WHERE user_id = $1 AND endpoint = $2', [userId, endpoint]);
}

/** Deletes a device that the push service no longer knows. */
export async function dropDevice(db: Queries, id: number): Promise<void> {
  await db.query('DELETE FROM push_devices WHERE id = $1', [id]);
}

export type Device = PushTarget & { id: number };

const LIVING = `FROM push_devices p JOIN sessions s ON s.id = p.session_id AND s.expires_at > now()`;

/** The caller's device, if it receives pushes. */
export const deviceOf = (db: Queries, userId: number, deviceId: string): Promise<Device | undefined> =>
  first(
    db.query<Device>(
      `SELECT p.id, p.endpoint, p.p256dh, p.auth ${LIVING} WHERE p.user_id = $1 AND p.device_id = $2
       ORDER BY p.seen_at DESC, p.id DESC LIMIT 1`,
      [userId, deviceId],
    ),
  );

/** One device, if its session is still active. */
export const deviceById = (db: Queries, id: number): Promise<Device | undefined> =>
  first(db.query<Device>(`SELECT p.id, p.endpoint, p.p256dh, p.auth ${LIVING} WHERE p.id = $1`, [id]));

/**
 * The devices to notify of an end: those that want its kind and have not acknowledged it. Acknowledgements from before the end
 * belong to an earlier task with the same tracking id, e.g. a script that was rewritten.
 */
export async function devicesToNotify(db: Queries, { userId, endedAt, message }: Ended): Promise<Device[]> {
  const { rows } = await db.query<Device>(
    `SELECT p.id, p.endpoint, p.p256dh, p.auth ${LIVING}
     WHERE p.user_id = $1 AND NOT $2 = ANY (p.off) AND NOT EXISTS (
       SELECT 1 FROM notice_acks a WHERE a.user_id = p.user_id AND a.device_id = p.device_id
         AND a.notice_id = $3 AND a.created_at >= $4::timestamptz)`,
    [userId, message.kind, message.tag, endedAt.toISOString()],
  );
  return rows;
}

/**
 * Queues the pushes about an ended task or a payment, in the transaction that ends it; does nothing for a member without devices.
 * They are delayed, because a device that is awake announces the end itself and acknowledges it.
 */
export async function queuePush(
  { config, queue, pushKeys }: Pick<Deps, 'config' | 'queue' | 'pushKeys'>,
  client: Queries,
  { userId, taskId }: Pick<Claim, 'userId' | 'taskId'>,
): Promise<void> {
  if (!pushKeys) return;
  const any = await first(client.query('SELECT 1 FROM push_devices WHERE user_id = $1 LIMIT 1', [userId]));
  if (any) await queue.send(client, PUSHES, { taskId }, { delaySeconds: config.pushWaitSeconds });
}
