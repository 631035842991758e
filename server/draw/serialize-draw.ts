import type { DrawRecord } from '../../src/api/draw.ts';
import { instant } from '../clock.ts';
import type { Queries } from '../db/database.ts';
import { fileName, findMedia } from '../media/media.ts';
import { mediaAddress } from '../media/media-address.ts';
import { isMessageKey, type Language, messageText } from '../rpc/messages.ts';
import type { DrawRow } from './draws.ts';

/** Task states of the drawing lane: 0, 2, 3 in progress, 1 done, 4 failed (DRAW-26). */
const STATES: Record<DrawRow['status'], number> = {
  waiting: 0,
  running: 2,
  done: 1,
  failed: 4,
  cancelled: 4,
};

interface SerializeOptions {
  db: Queries;
  secret: string;
  language: Language;
}

/** The fields that tasks and records share. */
export function serializeDrawTask(
  row: DrawRow,
  { secret, language }: Pick<SerializeOptions, 'secret' | 'language'>,
) {
  return {
    task_id: row.task_id,
    draw_id: row.draw_id,
    state: STATES[row.status],
    images: row.images.map((file) => mediaAddress(secret, file)),
    created_at: instant(row.created_at),
    fail_msg: isMessageKey(row.failure) ? messageText(row.failure, language) : '',
    points_charged: row.points,
    points_refunded: row.refunded,
    expected_seconds: row.expected_seconds,
    provider: row.provider,
    ...(row.status === 'cancelled' ? { cancelled: 1 as const } : {}),
  };
}

/** A record as the history shows it. */
export async function serializeDraw(row: DrawRow, options: SerializeOptions): Promise<DrawRecord> {
  return {
    ...serializeDrawTask(row, options),
    message_input: row.prompt,
    cmd: row.cmd,
    options: JSON.stringify(await withAddresses(row.options, options)),
    tool_name: row.tool_name,
    model_name: row.model_name,
    update_time: instant(row.updated_at),
    action_cmd: row.action_cmd,
  };
}

/** Stored options contain `media:<key>`; replaces them with current addresses. */
async function withAddresses(value: unknown, options: SerializeOptions): Promise<unknown> {
  if (typeof value === 'string' && value.startsWith('media:')) {
    const media = await findMedia(options.db, value.slice('media:'.length));
    return media ? mediaAddress(options.secret, fileName(media)) : '';
  }
  if (Array.isArray(value)) return Promise.all(value.map((item) => withAddresses(item, options)));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(
    async ([name, item]) => [name, await withAddresses(item, options)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}
