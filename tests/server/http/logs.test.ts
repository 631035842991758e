import { expect, it } from 'vitest';
import { demoSignIn } from '../../../server/account/demo.ts';
import { exchangeLink, SMS_PURPOSE } from '../../../src/api/account.ts';
import { getDrawTasks, imagine } from '../../../src/api/draw.ts';
import { requestUpload } from '../../../src/api/uploads.ts';
import { askCode, endOf, newPhone, PASSWORD, registeredMember, studioForTest } from '../harness.ts';

it('the log has every request, but no token, code, phone, password or signature', async () => {
  const studio = await studioForTest({ LOG_LEVEL: 'debug' });
  const member = await registeredMember(studio);
  const phone = newPhone();
  const code = await askCode(studio, phone, SMS_PURPOSE.register);
  const link = await demoSignIn(studio.db);
  await studio.send(null, exchangeLink, { encrypt_str: link });
  await studio.app.inject({ url: `/web/?encrypt_str=${link}` });
  const { task_id = '' } = await studio.send(member.token, imagine, {
    tool_name: 'irag',
    prompt: 'something private',
    ratio: '1:1',
  });
  await endOf(studio, task_id);
  const [task] = await studio.send(member.token, getDrawTasks, { taskId: [task_id] });
  await studio.app.inject({ url: task?.images[0] ?? '' });
  const { url } = await studio.send(member.token, requestUpload, {});
  await studio.app.inject({ method: 'PUT', url, payload: 'x', headers: { 'content-type': 'text/plain' } });
  await studio.app.inject({ method: 'POST', url: `/api/no/such?token=${member.token}` });
  // An internal error, with the member's data in the statement.
  await studio.db.query('ALTER TABLE users RENAME TO people');
  await studio.app.inject({
    method: 'POST',
    url: '/api/base/login',
    payload: { user_login: member.phone, user_pass: PASSWORD },
  });
  await studio.db.query('ALTER TABLE people RENAME TO users');

  const log = studio.log.join('');
  expect(log).toContain('"path":"/api/draw/imagine"');
  expect(log).toContain('"path":"/media/:file"');
  expect(studio.log.length).toBeGreaterThanOrEqual(12);
  const signature = /s=(.*)$/.exec(task?.images[0] ?? '')?.[1] ?? 'none';
  const secrets = [
    member.token,
    member.phone,
    phone,
    code,
    link,
    PASSWORD,
    url,
    signature,
    'something private',
  ];
  for (const secret of secrets) expect(log).not.toContain(secret);
});
