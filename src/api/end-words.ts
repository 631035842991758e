/** What a notice says of an ended task: in the page, in the worker, and after a push that the server sent. */
import type { KindWords, Tracked } from './task-kind.ts';

type Language = 'en' | 'zh';
interface Ended {
  readonly final: string | null;
  readonly result: Tracked['result'];
}

const POINTS: Record<Language, { free: string; refunded: (points: number) => string }> = {
  en: {
    free: 'Nothing was charged.',
    refunded: (points) => (points === 1 ? '1 point came back to you.' : `${points} points came back to you.`),
  },
  zh: {
    free: '没有扣除积分。',
    refunded: (points) => `已退回 ${points} 积分。`,
  },
};

const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The title for a task that is done, as far as it is, or failed. */
export function endTitle(words: KindWords, { final, result }: Ended): string {
  if (final === 'failed') return words.failed;
  const failed = count(result.batch_failed);
  return failed > 0 && words.partly ? words.partly(count(result.batch_done), failed) : words.done;
}

/** What became of the points of what failed, all of it or a part; empty if the server has said nothing about them. */
export function endPoints(language: Language, { final, result }: Ended): string {
  const { free, refunded } = POINTS[language];
  if (final !== 'failed' && count(result.batch_failed) === 0) return '';
  if (result.points_charged === 0) return free;
  const back = count(result.points_refunded);
  return back > 0 ? refunded(back) : '';
}
