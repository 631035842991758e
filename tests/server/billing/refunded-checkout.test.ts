/** Orders that are refunded while a screen still has a code for the same product open. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PRODUCT, searchOrder } from '../../../src/api/billing.ts';
import { typeLine } from '../admin/operator-line.ts';
import { type Member, newMember, openStudio, type Studio } from '../harness.ts';
import { callBack, newsOf, orderPackage } from './payments.ts';

const [WAITING, PAID, CANCELLED, REFUNDED] = [0, 1, 3, 4];

let studio: Studio;
let member: Member;
beforeAll(async () => {
  studio = await openStudio({}, { working: false });
});
afterAll(() => studio.close());
beforeEach(async () => {
  member = await newMember(studio, 0);
});

const ordered = async () => (await orderPackage(studio, member)).order_no;
const look = (order_no: string) =>
  studio.send(member.token, searchOrder, { order_no, order_type: PRODUCT.recharge });
const pay = (order_no: string) => callBack(studio, newsOf(order_no));
const refund = (order_no: string, ...more: string[]) =>
  typeLine(studio, ['refund', order_no, '--reason', 'By mistake', '--yes', ...more]);

it('another order for the same product is bought no more once it was refunded, also in part', async () => {
  const [one, two] = [await ordered(), await ordered()];
  await pay(two);
  expect(await look(one)).toEqual({ status: CANCELLED, elsewhere: PAID });
  await refund(two, '--amount', '4');
  expect(await look(one)).toEqual({ status: CANCELLED });
});

it('an order that was refunded is told as that, neither as paid nor as cancelled, and another one can be paid in its place', async () => {
  const one = await ordered();
  await pay(one);
  expect(await look(one)).toEqual({ status: PAID });
  await refund(one);
  expect(await look(one)).toEqual({ status: REFUNDED });
  const two = await ordered();
  expect(await look(one)).toEqual({ status: REFUNDED, elsewhere: WAITING });
  expect(await look(two)).toEqual({ status: WAITING });
  await pay(two);
  expect(await look(one)).toEqual({ status: REFUNDED, elsewhere: PAID });
});

it.each([
  ['en', 'This order was refunded', 'You were not charged'],
  ['zh', '订单已退款', '未扣款'],
])('the payment page of a refunded order says so: %s', async (language, words, wrong) => {
  const one = await ordered();
  await pay(one);
  await refund(one);
  const page = await studio.app.inject({ url: `/pay/${one}`, headers: { 'accept-language': language } });
  expect(page.body).toContain(words);
  expect(page.body).not.toContain(wrong);
});
