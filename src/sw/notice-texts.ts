import { doneWords, kindOf, type TaskKind, wordsFor } from '../api/task-kind.ts';
import { TASK_KINDS } from '../api/tasks.ts';
import type { TaskRow } from './protocol.ts';

type Language = 'en' | 'zh';

interface Texts {
  anyDone: string;
  anyFailed: string;
  expired: string;
  free: string;
  refunded: (points: number) => string;
  actions: Record<string, string>;
}

/** The worker's only texts besides the words of the task kinds. All others are in the catalogs of the page. */
const TEXTS: Record<Language, Texts> = {
  en: {
    anyDone: 'Your result is ready',
    anyFailed: 'This one did not work out',
    expired: 'Resource expired',
    free: 'Nothing was charged.',
    refunded: (points) => (points === 1 ? '1 point came back to you.' : `${points} points came back to you.`),
    actions: { watch: 'Watch', publish: 'Publish…' },
  },
  zh: {
    anyDone: '结果已生成',
    anyFailed: '这次没有成功',
    expired: '资源已过期',
    free: '没有扣除积分。',
    refunded: (points) => `已退回 ${points} 积分。`,
    actions: { watch: '观看', publish: '发布…' },
  },
};

/** The text of a notification about an ended task. For a failed one, it includes the refund. */
export function noticeTexts(
  language: Language,
  { kind, final, context, result }: Pick<TaskRow, 'kind' | 'final' | 'context' | 'result'>,
  kinds: readonly TaskKind[] = TASK_KINDS,
): { title: string; body: string } {
  const texts = TEXTS[language];
  const row = kindOf(kinds, kind);
  const words = row && wordsFor(row, context)[language];
  const prompt = context.prompt ?? '';
  if (final === 'expired') return { title: texts.expired, body: prompt };
  if (final !== 'failed') return { title: words ? doneWords(words, result) : texts.anyDone, body: prompt };
  const body = [prompt, pointsText(texts, result)].filter(Boolean).join('\n');
  return { title: words?.failed ?? texts.anyFailed, body };
}

/** Empty if the server has sent nothing about points. */
function pointsText({ free, refunded }: Texts, result: Record<string, unknown>): string {
  const { points_charged: charged, points_refunded: back } = result;
  if (charged === 0) return free;
  return typeof back === 'number' && back > 0 ? refunded(back) : '';
}

/** The label of a button. */
export const actionText = (language: Language, action: string): string =>
  TEXTS[language].actions[action] ?? action;

/** Notifications that are not about a task, by tag. */
export const plainTexts = {
  // browsers require every push to show something
  news: { en: 'There is an update on your work', zh: '你的作品有新进展' },
  test: { en: 'This is how notifications look', zh: '通知会这样显示' },
  'test-push': { en: 'Push notifications work on this device', zh: '推送已送达此设备' },
} as const satisfies Record<string, Record<Language, string>>;
