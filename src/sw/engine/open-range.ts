/** The open tasks of an account's lane in the index `due`, the least recently polled first. */
export const openRange = (user: number, lane: string): IDBKeyRange =>
  IDBKeyRange.bound([user, lane, 1, 0], [user, lane, 1, Number.MAX_VALUE]);
