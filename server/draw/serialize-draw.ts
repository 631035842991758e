import type { DrawRecord } from '../../src/api/draw.ts';
import type { PictureFacts } from '../../src/api/draw-hd.ts';
import { instant } from '../clock.ts';
import type { Queries } from '../db/database.ts';
import { fileName, findOwnMedia } from '../media/media.ts';
import { mediaAddress } from '../media/media-address.ts';
import type { Language } from '../rpc/messages.ts';
import { type ShownTask, taskExtras } from '../tasks/task-extras.ts';
import { shownStatus } from '../tasks/task-progress.ts';
import { builtInAt } from './built-in-styles.ts';
import { keyIn } from './draw-plan.ts';
import type { DrawRow } from './draws.ts';
import { type FactsByFile, filesOf } from './picture-facts.ts';

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

/** The fields that tasks and records share. @param files known facts of the pictures; sent only if complete, since clients match them by index */
export function serializeDrawTask(
  row: Pick<DrawRow, 'task_id' | 'draw_id' | 'images' | 'request'> &
    ShownTask & { status: DrawRow['status'] },
  { secret, language }: Pick<SerializeOptions, 'secret' | 'language'>,
  files: PictureFacts[],
) {
  return {
    task_id: row.task_id,
    draw_id: row.draw_id,
    state: STATES[shownStatus(row)],
    images: row.images.map((file) => mediaAddress(secret, file)),
    ...(files.length > 0 && files.length === row.images.length ? { files } : {}),
    ...taskExtras(row, language),
  };
}

/** A record for the history. */
export async function serializeDraw(
  row: DrawRow,
  options: SerializeOptions,
  facts: FactsByFile = new Map(),
): Promise<DrawRecord> {
  return {
    ...serializeDrawTask(row, options, filesOf(row, facts)),
    starred: row.starred ? 1 : 0,
    message_input: row.prompt,
    cmd: row.cmd,
    options: JSON.stringify(await withAddresses(row, options)),
    tool_name: row.tool_name,
    model_name: row.model_name,
    update_time: instant(row.updated_at),
    action_cmd: row.action_cmd,
  };
}

/** The options that hold a picture, as `media:<key>`. Others are typed by the member and never resolved, even if they look like that. */
const PICTURE_FIELDS = ['image', 'sref', 'cref', 'image_url'] as const;

/** Replaces the media of stored options with current URLs. */
async function withAddresses(
  { options, user_id }: Pick<DrawRow, 'options' | 'user_id'>,
  { db, secret }: SerializeOptions,
): Promise<Record<string, unknown>> {
  /** An empty URL for a file that is gone, or does not belong to the member. */
  const addressOf = async (stored: unknown): Promise<string> => {
    if (typeof stored === 'string' && builtInAt(stored)) return stored;
    const key = keyIn(stored);
    const media = key && (await findOwnMedia(db, user_id, key));
    return media ? mediaAddress(secret, fileName(media)) : '';
  };
  const shown: Record<string, unknown> = { ...options };
  for (const field of PICTURE_FIELDS)
    if (options[field] !== undefined) shown[field] = await addressOf(options[field]);
  if (Array.isArray(options.oref))
    shown.oref = await Promise.all(
      options.oref.map(async (reference: { image_url?: unknown }) => ({
        ...reference,
        image_url: await addressOf(reference.image_url),
      })),
    );
  return shown;
}
