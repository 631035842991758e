import type { Queries } from '../db/database.ts';
import { escapedText } from '../messages/escaped-text.ts';
import { sendBroadcast } from '../messages/send-broadcast.ts';
import type { Language } from '../rpc/messages.ts';
import { goodsWords, grouped, yuanIn } from './goods-words.ts';
import type { OrderRefund } from './order-refund.ts';

const TITLE = { en: 'Your order was refunded', zh: '订单已退款' };

interface More {
  /** As the operator wrote it. */
  reason: string;
  /** The plan that began because this one has ended. */
  next: Record<Language, string> | null;
}

/** Tells a member in a message what is returned, what was taken back, and why. */
export async function notifyRefunded(client: Queries, refund: OrderRefund, more: More): Promise<void> {
  const content = (language: Language) =>
    WORDS[language](refund, more)
      .map((words) => `<p>${escapedText(words)}</p>`)
      .join('');
  await sendBroadcast(
    client,
    { title: TITLE.en, content: content('en'), titleZh: TITLE.zh, contentZh: content('zh') },
    refund.user_id,
  );
}

/** The paragraphs of the message. */
const WORDS: Record<Language, (refund: OrderRefund, more: More) => string[]> = {
  en: ({ product, amount, points, plan }, { reason, next }) => [
    `We return ${yuanIn('en', amount)} for your order: ${goodsWords(product, 'en')}.`,
    ...(points.left > 0
      ? [
          points.left === points.brought
            ? 'The points that it brought were taken back.'
            : `${grouped(points.left)} of the ${grouped(points.brought)} points that it brought were left and were taken back.`,
        ]
      : []),
    ...(points.held > 0
      ? [`Tasks that are not finished hold ${grouped(points.held)} more. What they give back is taken too.`]
      : []),
    ...(plan === 'running' ? ['The plan has ended.'] : []),
    ...(plan === 'later' ? ['The plan will not begin.'] : []),
    ...(next ? [`The plan that was to follow has begun: ${next.en}.`] : []),
    `Why: ${reason}`,
  ],
  zh: ({ product, amount, points, plan }, { reason, next }) => [
    `已为你的订单（${goodsWords(product, 'zh')}）办理退款 ${yuanIn('zh', amount)}。`,
    ...(points.left > 0
      ? [
          points.left === points.brought
            ? '该订单带来的积分已收回。'
            : `该订单带来的 ${grouped(points.brought)} 积分中，剩余的 ${grouped(points.left)} 积分已收回。`,
        ]
      : []),
    ...(points.held > 0 ? [`未完成的任务还预扣了其中 ${grouped(points.held)} 积分，退还后也会收回。`] : []),
    ...(plan === 'running' ? ['该套餐已终止。'] : []),
    ...(plan === 'later' ? ['该套餐将不再开始。'] : []),
    ...(next ? [`后续套餐已开始：${next.zh}。`] : []),
    `原因：${reason}`,
  ],
};
