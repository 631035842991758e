import { first, type Queries } from '../db/database.ts';
import { holdOfAll } from '../media/drop-unused.ts';
import { Refusal } from '../rpc/refusal.ts';
import { cleanMessage, keysShown, saysSomething } from './broadcast-html.ts';

/** Character limits of a message. */
export const BROADCAST_LIMITS = { title: 120, content: 20_000 } as const;

/** A message. `title` and `content` are shown to everyone without a version in their language. */
export interface NewBroadcast {
  /** Plain text, 1 to 120 characters. */
  title: string;
  /** HTML, 1 to 20,000 characters; disallowed parts are removed (docs/messages.md). */
  content: string;
  titleZh?: string | undefined;
  contentZh?: string | undefined;
}

/**
 * Sends a message, unread for all recipients. Call it in a transaction: it keeps the pictures from the clean-up until that ends.
 * @param memberId the only recipient; null for all members
 * @returns the message's id
 * @throws Refusal if something is missing, too long, empty after sanitizing, or only half translated, or if a picture is not in the
 *   studio; then nothing is sent
 */
export async function sendBroadcast(
  client: Queries,
  { title, content, titleZh, contentZh }: NewBroadcast,
  memberId: number | null = null,
): Promise<number> {
  const [zh, htmlZh] = [titleZh?.trim(), contentZh?.trim()];
  if (Boolean(zh) !== Boolean(htmlZh)) throw new Refusal(400, 'messageHalf');
  const words = [titleOf(title), contentOf(content)] as const;
  const chinese = zh && htmlZh ? ([titleOf(zh), contentOf(htmlZh)] as const) : ([null, null] as const);
  if (!(await holdOfAll(client, [words[1], chinese[1] ?? ''].flatMap(keysShown))))
    throw new Refusal(400, 'messagePicture');
  const row = await first(
    client.query<{ id: number }>(
      `INSERT INTO broadcasts (title, content, title_zh, content_zh, member_id) VALUES ($1, $2, $3, $4, $5) RETURNING id`,
      [...words, ...chinese, memberId],
    ),
  );
  if (!row) throw new Error('The message was not written.');
  return row.id;
}

/** Reduces a title to one line, without control characters. */
function titleOf(text: string): string {
  const title = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  if (!title || title.length > BROADCAST_LIMITS.title)
    throw new Refusal(400, 'messageTitle', { fill: { max: BROADCAST_LIMITS.title } });
  return title;
}

function contentOf(html: string): string {
  const clean = html.length > BROADCAST_LIMITS.content ? '' : cleanMessage(html);
  if (!saysSomething(clean))
    throw new Refusal(400, 'messageContent', { fill: { max: BROADCAST_LIMITS.content } });
  return clean;
}
