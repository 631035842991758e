import { instant } from '../clock.ts';
import { isMessageKey, type Language, messageText } from '../rpc/messages.ts';
import { progressText, type ShownRequest } from './task-progress.ts';

/** Columns of a task that the answers of all kinds contain. */
export interface ShownTask {
  created_at: Date | string;
  failure: string;
  points: number;
  refunded: number;
  expected_seconds: number;
  provider: string;
  status: string;
  request?: ShownRequest | null;
}

/** The fields that the answers of all kinds share: start, error message, points, progress and provider. */
export const taskExtras = (row: ShownTask, language: Language) => ({
  created_at: instant(row.created_at),
  fail_msg: isMessageKey(row.failure) ? messageText(row.failure, language) : '',
  points_charged: row.points,
  points_refunded: row.refunded,
  expected_seconds: row.expected_seconds,
  provider: row.provider,
  progress_msg: progressText(row.request, row.provider, language),
  ...(row.status === 'cancelled' ? { cancelled: 1 as const } : {}),
});
