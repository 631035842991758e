/** The key of a task's row: an id is unique in its lane, and every row belongs to one account. */
export const keyOf = (user: number, lane: string, id: string): string => `${user}|${lane}|${id}`;
