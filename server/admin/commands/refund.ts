import * as v from 'valibot';
import { counted, goodsWords } from '../../billing/goods-words.ts';
import type { OrderRefund } from '../../billing/order-refund.ts';
import { quoteRefund, refundOrder } from '../../billing/refunds.ts';
import { instant } from '../../clock.ts';
import { defineCommand } from '../command.ts';
import { text, whole, yuan } from '../fields.ts';

interface Result {
  dry: boolean;
  order: string;
  member: number;
  /** Whether the account is closed. */
  closed: boolean;
  goods: string;
  paid: string;
  /** Yuan. */
  price: number;
  amount: number;
  provider: string;
  payment: string | null;
  points: OrderRefund['points'];
  plan: OrderRefund['plan'];
  /** Yuan. */
  inviter: { member: number; award: number; balance: number } | null;
}

export const refund = defineCommand({
  name: 'refund',
  summary:
    'Refund a paid order: take back what is left of its points, end its plan, and tell the member. No money is moved.',
  operands: ['order'],
  options: {
    reason: { value: 'TEXT', meaning: 'The reason the member reads in the message, at most 200 characters.' },
    amount: { value: 'YUAN', meaning: 'The part of the price that you return. Default: all of it.' },
    left: {
      value: 'N',
      meaning: 'Only if so many of its points are left, as --dry has shown: some may be spent meanwhile.',
    },
    dry: { meaning: 'Only show what would be taken back.' },
  },
  examples: [
    'refund 4f0c… --reason "Paid twice by mistake"',
    'refund 4f0c… --reason "Half of it was spent" --amount 25',
    'refund 4f0c… --dry --json',
    'refund 4f0c… --reason "Paid twice by mistake" --left 500 --yes',
  ],
  input: v.pipe(
    v.strictObject({
      order: text(64),
      reason: v.optional(text(200)),
      amount: v.optional(yuan),
      left: v.optional(whole(0, 1_000_000_000)),
      dry: v.optional(v.boolean(), false),
    }),
    v.check(({ reason, dry }) => dry || reason !== undefined, '--reason: is missing'),
  ),
  question: ({ order, dry }) => (dry ? null : `Refund order ${order}? This cannot be undone.`),
  asShown: ({ points }) => ({ left: String(points.left) }),
  logDetail: ({ order, reason, amount, dry }) => ({
    order,
    reason: reason ?? '',
    dry,
    ...(amount === undefined ? {} : { amount }),
  }),
  async run({ db }, { order, reason = '', amount, left, dry }) {
    const asked = { orderNo: order, amount: amount === undefined ? null : Math.round(amount * 100) };
    const done = dry
      ? await quoteRefund(db, asked)
      : await refundOrder(db, { ...asked, reason, left: left ?? null });
    const data = resultOf(done, dry);
    const taken = dry ? {} : { amount: data.amount, points: data.points.left };
    return { data, userId: done.user_id, logDetail: taken };
  },
  show: (result: Result) => linesOf(result).join('\n'),
});

const resultOf = (done: OrderRefund, dry: boolean): Result => ({
  dry,
  order: done.order_no,
  member: done.user_id,
  closed: done.closed,
  goods: goodsWords(done.product, 'en'),
  paid: instant(done.paid_at),
  price: done.price / 100,
  amount: done.amount / 100,
  provider: done.provider,
  payment: done.payment_no,
  points: done.points,
  plan: done.plan,
  inviter: done.inviter && {
    member: done.inviter.user_id,
    award: done.inviter.award / 100,
    balance: done.inviter.balance / 100,
  },
});

const PLANS: Record<NonNullable<Result['plan']>, string> = {
  running: 'The plan ends now. If another of the same tier follows, it begins.',
  later: 'The plan has not begun and will not. If others of the same tier follow, they move forward.',
  over: 'The plan has ended before.',
};

function linesOf({ dry, order, member, goods, paid, price, amount, ...more }: Result): string[] {
  const { points, plan, inviter } = more;
  const { brought, left, held } = points;
  const spent = brought - left - held;
  return [
    dry
      ? `Order ${order}: ${goods}, ${price.toFixed(2)} yuan, paid ${paid} by member ${member}.`
      : `Refunded order ${order} of member ${member}: ${goods}, ${amount.toFixed(2)} of ${price.toFixed(2)} yuan.`,
    ...(more.closed ? ['The account is closed: there is nobody to tell, and its points are erased.'] : []),
    brought === 0
      ? 'There are no points of it.'
      : `Of ${counted(brought, 'point')} that it brought, ${left} are left and ${dry ? 'would be' : 'were'} taken back.${spent > 0 ? ` ${spent} are spent or have run out, and stay so.` : ''}`,
    ...(held > 0
      ? [`Open tasks hold ${held} more: what they give back is taken, what they use is spent.`]
      : []),
    ...(plan ? [PLANS[plan]] : []),
    ...(inviter
      ? [
          `Member ${inviter.member}, who invited the buyer, loses a share of ${inviter.award.toFixed(2)} yuan. ${balanceOf(inviter)}`,
        ]
      : []),
    moneyOf({ amount, ...more }),
    ...(dry ? ['Nothing was changed.'] : []),
  ];
}

const balanceOf = ({ balance }: NonNullable<Result['inviter']>): string =>
  balance < 0
    ? `It was paid out already: their balance is ${balance.toFixed(2)} yuan, to be made up by later shares.`
    : `Their balance is ${balance.toFixed(2)} yuan.`;

/** Who returns the money: never the studio. */
function moneyOf({ provider, payment, amount }: Pick<Result, 'provider' | 'payment' | 'amount'>): string {
  if (provider === 'sandbox')
    return 'It was paid in the sandbox, where no money moves: there is none to return.';
  const byHand = `No money is moved here: return ${amount.toFixed(2)} yuan in the console of the payment provider, payment ${payment ?? 'unknown'}.`;
  return provider === '' ? `${byHand} If it was paid in the sandbox, there is none to return.` : byHand;
}
