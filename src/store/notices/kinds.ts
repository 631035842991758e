import { loadKinds } from '../bridge/kinds.ts';

/** The names of all task kinds, in the table's order. */
export const noticeKinds = async (): Promise<string[]> => (await loadKinds()).map(({ kind }) => kind);
