import { endPoints, endTitle } from '../api/end-words.ts';
import { kindOf, type TaskKind, wordsFor } from '../api/task-kind.ts';
import { TASK_KINDS } from '../api/tasks.ts';
import type { TaskRow } from './protocol.ts';

type Language = 'en' | 'zh';

interface Texts {
  anyDone: string;
  anyFailed: string;
  expired: string;
  actions: Record<string, string>;
}

/** The worker's only texts besides the words of the task kinds. All others are in the catalogs of the page. */
const TEXTS: Record<Language, Texts> = {
  en: {
    anyDone: 'Your result is ready',
    anyFailed: 'This one did not work out',
    expired: 'Resource expired',
    actions: { watch: 'Watch', publish: 'Publish…' },
  },
  zh: {
    anyDone: '结果已生成',
    anyFailed: '这次没有成功',
    expired: '资源已过期',
    actions: { watch: '观看', publish: '发布…' },
  },
};

/** The text of a notification about an ended task. For what failed, it includes the refund. */
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
  const any = final === 'failed' ? texts.anyFailed : texts.anyDone;
  const body = [prompt, endPoints(language, { final, result })].filter(Boolean).join('\n');
  return { title: words ? endTitle(words, { final, result }) : any, body };
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
