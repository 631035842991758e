/** Names that page, worker and server share, so that a notice of one is recognised by the others. */

/** The key of a task's row: an id is unique in its lane, and every row belongs to one account. */
export const taskKey = (user: number, lane: string, id: string): string => `${user}|${lane}|${id}`;

/** The name of an end that is announced once; also the tag of its notification. */
export const noticeId = (key: string, final: string): string => `${key}:${final}`;

/** What a notice's name is made of; null for a text that is none. */
export function readNoticeId(
  text: string,
): { key: string; user: number; lane: string; id: string; final: string } | null {
  const [, key, user, lane, id, final] = /^((\d+)\|([^|]+)\|([^|]+)):([a-z]+)$/.exec(text) ?? [];
  if (!key || !user || !lane || !id || !final) return null;
  return { key, user: Number(user), lane, id, final };
}
