/** Ids shared by page, worker and server, so that all three recognize the same notice. */

/** The key of a task's row. An id is unique within its lane, and every row belongs to one account. */
export const taskKey = (user: number, lane: string, id: string): string => `${user}|${lane}|${id}`;

/** The id of the notice for one end of a task; also the tag of its notification. */
export const noticeId = (key: string, final: string): string => `${key}:${final}`;

/** Splits a notice's id into its parts; null if the text is not a valid id. */
export function readNoticeId(
  text: string,
): { key: string; user: number; lane: string; id: string; final: string } | null {
  const [, key, user, lane, id, final] = /^((\d+)\|([^|]+)\|([^|]+)):([a-z]+)$/.exec(text) ?? [];
  if (!key || !user || !lane || !id || !final) return null;
  return { key, user: Number(user), lane, id, final };
}
