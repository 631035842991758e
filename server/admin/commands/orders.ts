import * as v from 'valibot';
import { goodsWords } from '../../billing/goods-words.ts';
import { listPaidOrders } from '../../billing/paid-orders.ts';
import { instant } from '../../clock.ts';
import { defineCommand } from '../command.ts';
import { member, whole } from '../fields.ts';
import { findMember } from '../find-member.ts';

export const orders = defineCommand({
  name: 'orders',
  summary: 'List paid orders, newest first, with what each bought and what was returned.',
  operands: ['member?'],
  options: { count: { value: 'N', meaning: 'How many, at most 500. Default: 20.' } },
  examples: ['orders', 'orders 13800001111', 'orders id:12 --count 100 --json'],
  input: v.strictObject({ member: v.optional(member), count: v.optional(whole(1, 500), '20') }),
  about: ({ member: whom }) => whom,
  async run({ db }, { member: whom, count }) {
    const userId = whom === undefined ? null : await findMember(db, whom);
    const rows = await listPaidOrders(db, { userId, count });
    return {
      data: {
        orders: rows.map(({ order_no, user_id, product, amount, ended_at, refunded, refunded_at }) => ({
          order: order_no,
          paid: instant(ended_at),
          member: user_id,
          goods: goodsWords(product, 'en'),
          yuan: amount / 100,
          refunded: refunded === null ? null : refunded / 100,
          refunded_at: refunded_at === null ? null : instant(refunded_at),
        })),
      },
    };
  },
  show: ({ orders: rows }) =>
    rows
      .map(({ order, paid, member: whose, goods, yuan, refunded, refunded_at }) =>
        [
          paid,
          order,
          `member ${whose}`,
          `${yuan.toFixed(2)} yuan`,
          goods,
          ...(refunded === null ? [] : [`${refunded.toFixed(2)} returned ${refunded_at}`]),
        ].join('  '),
      )
      .join('\n') || 'No paid orders.',
});
