import { PAYMENT_NOTICE } from '../../api/payment-notice.ts';
import { loadKinds } from '../tasks/kinds.ts';

export interface NoticeKind {
  kind: string;
  words: Readonly<Record<'en' | 'zh', { readonly name: string }>>;
}

/** All kinds of notices with their names: those of tasks in the table's order, then payments. */
export const noticeKinds = async (): Promise<NoticeKind[]> => [
  ...(await loadKinds()).map(({ kind, words }) => ({ kind, words })),
  PAYMENT_NOTICE,
];
