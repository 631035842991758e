/** Devices that asked to be told by a push. */

import type { Session } from '../account/sessions.ts';
import { first, type Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { Claim } from '../tasks/claims.ts';
import { PUSHES } from '../tasks/queue.ts';
import type { Ended } from './notices.ts';
import type { PushTarget } from './send.ts';

/** Beyond this the device that was seen least recently is dropped. */
export const MOST_DEVICES = 10;

export interface NewDevice extends PushTarget {
  deviceId: string;
  off: readonly string[];
  /** The endpoint that this one replaces. */
  insteadOf?: string | undefined;
}

/**
 * Notes where a device can be reached, under the session that asks. A browser has one endpoint: when another account signs in
 * there, it belongs to that account from then on.
 */
export async function saveDevice(client: Queries, { id, userId }: Session, device: NewDevice): Promise<void> {
  const { deviceId, endpoint, p256dh, auth, off, insteadOf } = device;
  // an endpoint that was replaced, or that the same browser had before it lost its own
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

/** Stops pushes to an endpoint of the member; one that is unknown is no error. */
export async function forgetDevice(db: Queries, userId: number, endpoint: string): Promise<void> {
  await db.query('DELETE FROM push_devices WHERE user_id = $1 AND endpoint = $2', [userId, endpoint]);
}

/** The push service knows it no more. */
export async function dropDevice(db: Queries, id: number): Promise<void> {
  await db.query('DELETE FROM push_devices WHERE id = $1', [id]);
}

export type Device = PushTarget & { id: number };

const LIVING = `FROM push_devices p JOIN sessions s ON s.id = p.session_id AND s.expires_at > now()`;

/** The device of a member that asks, if it receives pushes. */
export const deviceOf = (db: Queries, userId: number, deviceId: string): Promise<Device | undefined> =>
  first(
    db.query<Device>(
      `SELECT p.id, p.endpoint, p.p256dh, p.auth ${LIVING} WHERE p.user_id = $1 AND p.device_id = $2
       ORDER BY p.seen_at DESC LIMIT 1`,
      [userId, deviceId],
    ),
  );

/** One device, while its session lives. */
export const deviceById = (db: Queries, id: number): Promise<Device | undefined> =>
  first(db.query<Device>(`SELECT p.id, p.endpoint, p.p256dh, p.auth ${LIVING} WHERE p.id = $1`, [id]));

/**
 * The devices that want to hear of an end and have not announced it by themselves. An acknowledgement from before the end was
 * about an earlier round of the same thing: a project can be written anew.
 */
export async function devicesToTell(db: Queries, { userId, endedAt, message }: Ended): Promise<Device[]> {
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
 * Queues the pushes about a task that has just ended, in the transaction that ends it: nothing for a member without devices.
 * They wait, since a device that is awake announces it by itself and says so.
 */
export async function queuePush(
  { config, queue, pushKeys }: Pick<Deps, 'config' | 'queue' | 'pushKeys'>,
  client: Queries,
  { userId, taskId }: Claim,
): Promise<void> {
  if (!pushKeys) return;
  const any = await first(client.query('SELECT 1 FROM push_devices WHERE user_id = $1 LIMIT 1', [userId]));
  if (any) await queue.send(client, PUSHES, { taskId }, config.pushWaitSeconds);
}
