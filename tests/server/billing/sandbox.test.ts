import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import standard from '../../../server/billing/payments/prices.json' with { type: 'json' };
import { openPrices } from '../../../server/billing/payments/prices.ts';
import { createOrder, PAY_TYPE, PRODUCT } from '../../../src/api/billing.ts';
import { balanceOf, newMember, refusalOf, type Studio, studioForTest } from '../harness.ts';
import { expireOrder, orderPackage, orderPlan, statusOf } from './payments.ts';

const press = ({ app }: Studio, orderNo: string, result: string) =>
  app.inject({
    method: 'POST',
    url: `/pay/${orderNo}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `result=${result}`,
  });
const look = ({ app }: Studio, orderNo: string, language = 'en') =>
  app.inject({ url: `/pay/${orderNo}`, headers: { 'accept-language': language } });

it('has a page that says what it is, can pay or decline, and does neither after the end', async () => {
  const studio = await studioForTest({}, { working: false });
  const member = await newMember(studio);
  const one = await orderPackage(studio, member);
  const page = await look(studio, one.order_no);
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-\S+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  );
  for (const words of ['Sandbox: no real money', '>¥10.00', '>Pay<', '>Decline<'])
    expect(page.body).toContain(words);
  for (const words of ['沙盒环境', '¥10.00', '>付款<', '>拒绝<'])
    expect((await look(studio, one.order_no, 'zh-CN')).body).toContain(words);

  expect((await press(studio, one.order_no, 'nonsense')).statusCode).toBe(303);
  expect(await statusOf(studio, member, one.order_no)).toBe(0);
  await press(studio, one.order_no, 'paid');
  await press(studio, one.order_no, 'paid');
  expect(await balanceOf(studio, member.userId)).toBe(300);
  expect((await look(studio, one.order_no)).body).not.toContain('<form');

  const two = await orderPackage(studio, member);
  await press(studio, two.order_no, 'declined');
  expect(await statusOf(studio, member, two.order_no)).toBe(3);
  const three = await orderPackage(studio, member);
  await expireOrder(studio, three.order_no);
  await press(studio, three.order_no, 'paid');
  expect((await look(studio, three.order_no)).body).toContain('This code has expired');
  expect(await balanceOf(studio, member.userId)).toBe(300);
  expect((await look(studio, 'none')).statusCode).toBe(404);
});

it('speaks the language of the app that ordered, whatever the browser speaks, also after a button', async () => {
  const studio = await studioForTest({}, { working: false });
  const { token } = await newMember(studio);
  const input = { product_type: PRODUCT.recharge, pay_type: PAY_TYPE, package_id: 1 };
  const { redirect_url } = await studio.send(token, createOrder, input, { language: 'zh' });
  const { pathname, search } = new URL(redirect_url);
  const read = (url: string) => studio.app.inject({ url, headers: { 'accept-language': 'en-US' } });
  expect((await read(pathname + search)).body).toContain('>付款<');
  const paid = await press(studio, `${pathname.slice('/pay/'.length)}${search}`, 'paid');
  expect((await read(String(paid.headers.location))).body).toContain('沙盒环境');
});

it('says what is paid for, with names as plain text, and that nothing was charged where that is so', async () => {
  const studio = await studioForTest({}, { working: false });
  const member = await newMember(studio);
  const pack = await orderPackage(studio, member, 6);
  expect((await look(studio, pack.order_no)).body).toContain('>5,000 points<');
  expect((await look(studio, pack.order_no, 'zh-CN')).body).toContain('>5,000 积分<');
  const plan = await orderPlan(studio, member);
  expect((await look(studio, plan.order_no)).body).toContain('>Basic, 1 month<');
  await studio.db.query(
    `UPDATE orders SET product = jsonb_set(product::jsonb, '{item,name,en}', '"<b>Best</b>"') WHERE order_no = $1`,
    [plan.order_no],
  );
  expect((await look(studio, plan.order_no)).body).toContain('>&#60;b&#62;Best&#60;/b&#62;, 1 month<');
  const nothing = 'You were not charged.';
  await press(studio, plan.order_no, 'declined');
  expect((await look(studio, plan.order_no)).body).toContain(nothing);
  await expireOrder(studio, pack.order_no);
  expect((await look(studio, pack.order_no)).body).toContain(nothing);
  const paid = await orderPackage(studio, member);
  await press(studio, paid.order_no, 'paid');
  expect((await look(studio, paid.order_no)).body).not.toContain(nothing);
});

it('leads back to the studio once there is nothing left to do', async () => {
  const studio = await studioForTest({}, { working: false });
  const order = await orderPackage(studio, await newMember(studio));
  const back = '<a href="/web/">Back to the studio</a>';
  expect((await look(studio, order.order_no)).body).not.toContain(back);
  await press(studio, order.order_no, 'paid');
  expect((await look(studio, order.order_no)).body).toContain(back);
  expect((await look(studio, order.order_no, 'zh-CN')).body).toContain('<a href="/web/">返回工作室</a>');
  expect((await look(studio, 'none')).body).toContain(back);
});

it('is disabled in production unless configured', async () => {
  const closed = await studioForTest({ NODE_ENV: 'production' }, { working: false });
  expect(closed.deps.payments).toBeNull();
  expect((await look(closed, 'none')).json()).toMatchObject({ code: 404 });
  expect((await press(closed, 'none', 'paid')).statusCode).toBeGreaterThanOrEqual(400);
  // production shows no codes, so the member has signed up before
  Object.assign(closed.deps.config, { production: false });
  const member = await newMember(closed);
  expect(await refusalOf(orderPackage(closed, member))).toMatchObject({
    code: 503,
    message: 'This studio does not accept payments yet',
  });
  const open = await studioForTest({ NODE_ENV: 'production', SANDBOX_PAYMENTS: 'yes' }, { working: false });
  expect((await look(open, 'none')).statusCode).toBe(404);
  expect(open.deps.payments?.name).toBe('sandbox');
});

it('reads its prices from a file and reports errors in it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'inkreel-prices-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'prices.json');
  const given = async (value: unknown) => {
    await writeFile(file, typeof value === 'string' ? value : JSON.stringify(value));
    return openPrices(file).then(
      ({ packages }) => packages.length,
      (error: Error) => error.message.replace(file, 'FILE'),
    );
  };
  expect(await given({ packages: [{ id: 1, points: 7, price: 0.7 }], plans: [] })).toBe(1);
  expect(await given('{')).toBe('PRICES_FILE=FILE is no JSON.');
  expect(await given({ ...standard, packages: [{ id: 1, points: 7, price: 0.705 }] })).toBe(
    'PRICES_FILE=FILE: packages.0.price: must have at most two decimals.',
  );
  expect(await given({ ...standard, packages: [...standard.packages, standard.packages[0]] })).toBe(
    'PRICES_FILE=FILE: packages: every package needs an id of its own.',
  );
  const [free] = standard.plans;
  expect(await given({ packages: [], plans: [{ ...free, price: 3 }] })).toContain(
    'only the free tier costs nothing',
  );
  await expect(openPrices(join(folder, 'none.json'))).rejects.toThrow('cannot be read (ENOENT)');
});
