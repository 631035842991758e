import type { Final } from './protocol.ts';

type Language = 'en' | 'zh';

/** The only texts that the worker carries; everything else is in the catalogues of the page. */
const TEXTS: Record<
  Language,
  { done: Record<string, string>; failed: string; expired: string; any: string }
> = {
  en: {
    done: { draw: 'Your pictures are ready', project: 'Your script is ready' },
    failed: 'This one did not work out',
    expired: 'Resource expired',
    any: 'Your result is ready',
  },
  zh: {
    done: { draw: '图片画好了', project: '剧本写好了' },
    failed: '这次没有成功',
    expired: '资源已过期',
    any: '结果已生成',
  },
};

/** What a system notification says of an ended task. */
export function noticeTexts(language: Language, kind: string, final: Final | null): { title: string } {
  const texts = TEXTS[language];
  if (final === 'failed') return { title: texts.failed };
  if (final === 'expired') return { title: texts.expired };
  return { title: texts.done[kind] ?? texts.any };
}

/** For a wake-up with nothing to say: the system wants every push to show something. */
export const checkedText = (language: Language): string =>
  language === 'zh' ? '你的作品有新进展' : 'There is news about your work';
