import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createSms } from '../../../server/account/sms.ts';
import { readConfig } from '../../../server/config.ts';
import { SMS_PURPOSE, sendSmsCode } from '../../../src/api/account.ts';
import { newPhone, refusalOf, studioForTest } from '../harness.ts';

async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const settings = (gateway: string) => ({ SMS_GATEWAY_URL: gateway, SMS_GATEWAY_KEY: 'key' });
const sent = (gateway: string) => createSms(readConfig(settings(gateway)))('8613800001111', '123456');

it.each([302, 307])('a redirect of the gateway is not followed: %i', async (status) => {
  const elsewhere: string[] = [];
  const target = await listening((request, response) => {
    elsewhere.push(`${request.method} ${request.url}`);
    response.end();
  });
  const gateway = await listening((_request, response) =>
    response.writeHead(status, { location: `${target}/sms` }).end(),
  );
  await expect(sent(`${gateway}/send`)).rejects.toThrow(
    `The SMS gateway answered ${status}, and a redirect is not followed.`,
  );
  expect(elsewhere).toEqual([]);
});

it('a gateway that is not reached is an error with the reason, not "fetch failed"', async () => {
  await expect(sent('http://127.0.0.1:1/')).rejects.toThrow(/^The SMS gateway cannot be reached: /);
});

it('the log says why a code was not sent, without the phone', async () => {
  const gateway = await listening((_request, response) => response.writeHead(401).end());
  const studio = await studioForTest({ NODE_ENV: 'production', ...settings(gateway) });
  const phone = newPhone();
  const asked = studio.send(null, sendSmsCode, { mobile: phone, type: SMS_PURPOSE.register });
  expect((await refusalOf(asked)).code).toBe(400);
  expect(studio.reports.map(String)).toEqual(['Error: The SMS gateway answered 401.']);
});

it.each([
  [SMS_PURPOSE.register, 'en', /^Your Inkreel code for a new account: \d{6}\. Valid for 10 minutes\./],
  [SMS_PURPOSE.register, 'zh', /^【Inkreel】注册验证码 \d{6}，10 分钟内有效。/],
  [SMS_PURPOSE.reset, 'en', /^Your Inkreel code for a new password: \d{6}\. Valid for 10 minutes\./],
  [SMS_PURPOSE.reset, 'zh', /^【Inkreel】重设密码验证码 \d{6}，10 分钟内有效。/],
] as const)(
  'the phone is told who sends the code and what for: %i in %s',
  async (type, language, expected) => {
    const texts: string[] = [];
    const gateway = await listening(async (request, response) => {
      texts.push(JSON.parse(Buffer.concat(await request.toArray()).toString()).text);
      response.end();
    });
    const studio = await studioForTest({ NODE_ENV: 'production', ...settings(gateway) });
    await studio.send(null, sendSmsCode, { mobile: newPhone(), type }, { language });
    expect(texts).toEqual([expect.stringMatching(expected)]);
  },
);
