import type { TaskRow } from './protocol.ts';

type Language = 'en' | 'zh';

interface Texts {
  /** By kind. */
  done: Record<string, string>;
  failed: Record<string, string>;
  anyDone: string;
  anyFailed: string;
  expired: string;
  free: string;
  refunded: (points: number) => string;
  actions: Record<string, string>;
  /** By action: what is said when it went well, and when not. */
  outcomes: Record<string, { well: string; badly: string }>;
}

/** The only texts that the worker carries; everything else is in the catalogues of the page. */
const TEXTS: Record<Language, Texts> = {
  en: {
    done: {
      draw: 'Your pictures are ready',
      video: 'Your clip is ready',
      music: 'Your song is ready',
      'lip-sync': 'Your talking head is ready',
      project: 'Your script is ready',
      'shot-image': 'A picture of your storyboard is ready',
      'shot-video': 'A clip of your storyboard is ready',
      'shot-list': 'Your storyboard is ready',
      export: 'Your film is ready',
    },
    failed: {
      project: 'The script could not be written',
      'shot-image': 'A picture of your storyboard could not be made',
      'shot-video': 'A clip of your storyboard could not be made',
      export: 'The film could not be made',
    },
    anyDone: 'Your result is ready',
    anyFailed: 'This one did not work out',
    expired: 'Resource expired',
    free: 'Nothing was charged.',
    refunded: (points) => (points === 1 ? '1 point came back to you.' : `${points} points came back to you.`),
    actions: { watch: 'Watch', publish: 'Publish' },
    outcomes: { publish: { well: 'Published to the square', badly: 'Publish failed' } },
  },
  zh: {
    done: {
      draw: '图片画好了',
      video: '视频做好了',
      music: '音乐做好了',
      'lip-sync': '口型视频做好了',
      project: '剧本写好了',
      'shot-image': '分镜图片画好了',
      'shot-video': '分镜视频做好了',
      'shot-list': '分镜都做好了',
      export: '影片做好了',
    },
    failed: {
      project: '剧本没有写成',
      'shot-image': '分镜图片没有画成',
      'shot-video': '分镜视频没有做成',
      export: '影片没有做成',
    },
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
): { title: string; body: string } {
  const texts = TEXTS[language];
  const prompt = context.prompt ?? '';
  if (final === 'expired') return { title: texts.expired, body: prompt };
  if (final !== 'failed') return { title: texts.done[kind] ?? texts.anyDone, body: prompt };
  const body = [prompt, pointsText(texts, result)].filter(Boolean).join('\n');
  return { title: texts.failed[kind] ?? texts.anyFailed, body };
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
