import { expect, onTestFinished, test } from 'vitest';
import { addUser } from '../../../server/account/accounts.ts';
import { knowsDevice, rememberDevice } from '../../../server/account/known-devices.ts';
import { databaseForTest } from '../database-for-test.ts';

const PHONE = '13800000069';

test('the browser that signs in is known, also when many were seen in the same moment', async () => {
  const db = await databaseForTest();
  onTestFinished(() => db.close());
  const userId = await addUser(db, { phone: PHONE, passwordHash: '' });
  if (userId === null) throw new Error('no user');
  const known: boolean[] = [];
  // in a transaction the time stands still
  await db.transaction(async (client) => {
    for (let browser = 0; browser < 30; browser++) {
      await rememberDevice(client, userId, `browser ${browser}`);
      known.push(await knowsDevice(client, PHONE, `browser ${browser}`));
    }
  });
  expect(known).toEqual(known.map(() => true));
});
