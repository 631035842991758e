import { kindOf, type TaskKind } from '../api/task-kind.ts';
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
  /** By action: what is said when it went well, and when not. */
  outcomes: Record<string, { well: string; badly: string }>;
}

/** The only texts that the worker carries besides those of the kinds; everything else is in the catalogues of the page. */
const TEXTS: Record<Language, Texts> = {
  en: {
    anyDone: 'Your result is ready',
    anyFailed: 'This one did not work out',
    expired: 'Resource expired',
    free: 'Nothing was charged.',
    refunded: (points) => (points === 1 ? '1 point came back to you.' : `${points} points came back to you.`),
    actions: { watch: 'Watch', publish: 'Publish' },
    outcomes: { publish: { well: 'Published to the square', badly: 'Publish failed' } },
  },
  zh: {
    anyDone: '结果已生成',
    anyFailed: '这次没有成功',
    expired: '资源已过期',
    free: '没有扣除积分。',
    refunded: (points) => `已退回 ${points} 积分。`,
    actions: { watch: '观看', publish: '发布' },
    outcomes: { publish: { well: '已发布到广场', badly: '发布失败' } },
  },
};

/** What a system notification says of an ended task; of a failed one also what became of its points. */
export function noticeTexts(
  language: Language,
  { kind, final, context, result }: Pick<TaskRow, 'kind' | 'final' | 'context' | 'result'>,
  kinds: readonly TaskKind[] = TASK_KINDS,
): { title: string; body: string } {
  const texts = TEXTS[language];
  const words = kindOf(kinds, kind)?.words[language];
  const prompt = context.prompt ?? '';
  if (final === 'expired') return { title: texts.expired, body: prompt };
  if (final !== 'failed') return { title: words?.done ?? texts.anyDone, body: prompt };
  const body = [prompt, pointsText(texts, result)].filter(Boolean).join('\n');
  return { title: words?.failed ?? texts.anyFailed, body };
}

/** Empty when the server has not said. */
function pointsText({ free, refunded }: Texts, result: Record<string, unknown>): string {
  const { points_charged: charged, points_refunded: back } = result;
  if (charged === 0) return free;
  return typeof back === 'number' && back > 0 ? refunded(back) : '';
}

/** The words on a button. */
export const actionText = (language: Language, action: string): string =>
  TEXTS[language].actions[action] ?? action;

/** How a button's work went. @param failure null when it went well, else the server's words, if it had any */
export function actionOutcome(
  language: Language,
  action: string,
  failure: string | null,
  prompt: string,
): { title: string; body: string } {
  const { well = '', badly = '' } = TEXTS[language].outcomes[action] ?? {};
  if (failure === null) return { title: well, body: prompt };
  return { title: badly, body: [prompt, failure].filter((text) => text && text !== badly).join('\n') };
}

/** Notifications that are about no task, by their tag. */
export const plainTexts = {
  // the system wants every push to show something
  news: { en: 'There is news about your work', zh: '你的作品有新进展' },
  test: { en: 'This is how you will be told', zh: '到时会这样通知你' },
  'test-push': { en: 'A push has reached this device', zh: '推送已送达此设备' },
} as const satisfies Record<string, Record<Language, string>>;
