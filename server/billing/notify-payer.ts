import { PRODUCT } from '../../src/api/billing.ts';
import type { Queries } from '../db/database.ts';
import { escapedText } from '../messages/escaped-text.ts';
import { sendBroadcast } from '../messages/send-broadcast.ts';
import type { Language } from '../rpc/messages.ts';
import { counted, grouped, yuanIn } from './goods-words.ts';
import type { Product } from './payments/prices.ts';

const TITLE = { en: 'Your payment has arrived', zh: '付款已到账' };

/**
 * Sends the payer a message about what was credited. A payment may arrive when its code is no longer on any screen: closed,
 * exchanged for another, or with the whole app.
 * @param later of a plan: it starts when the one that the payer has ends
 */
export async function notifyPayer(
  client: Queries,
  { user_id, product, amount }: { user_id: number; product: Product; amount: number },
  later: boolean,
): Promise<void> {
  const content = (language: Language) =>
    `<p>${escapedText(WORDS[language](product, yuanIn(language, amount), later))}</p>`;
  await sendBroadcast(
    client,
    { title: TITLE.en, content: content('en'), titleZh: TITLE.zh, contentZh: content('zh') },
    user_id,
  );
}

const WORDS: Record<Language, (product: Product, price: string, later: boolean) => string> = {
  en: ({ type, item }, price, later) =>
    type === PRODUCT.recharge
      ? `You paid ${price} for ${counted(item.points, 'point')}. They are in your account.`
      : `You paid ${price} for the plan ${item.name.en}, for ${counted(item.months, 'month')}${later ? ' more. It begins when the one you have ends' : ''}. Each month brings ${counted(item.points, 'point')}.`,
  zh: ({ type, item }, price, later) =>
    type === PRODUCT.recharge
      ? `你已付款 ${price}，购买的 ${grouped(item.points)} 积分已到账。`
      : `你已付款 ${price}，${later ? '续订' : '开通'}${item.name.zh} ${item.months} 个月，${later ? '当前套餐到期后开始，' : ''}每月 ${grouped(item.points)} 积分。`,
};
