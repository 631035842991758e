/** Settings for pushes. */
import * as v from 'valibot';
import { optionalText, setting, text, whole } from './kinds.ts';

const pushKey = (bytes: number) =>
  v.pipe(
    optionalText,
    v.check(
      (value) =>
        value === null || (/^[\w-]+$/.test(value) && Buffer.from(value, 'base64url').length === bytes),
      `must be ${bytes} bytes in base64url`,
    ),
  );

export const PUSHES = {
  vapidPublicKey: setting(
    'VAPID_PUBLIC_KEY',
    '',
    pushKey(65),
    'Identifies the studio to push services; made and kept in the data folder when empty. The same in every process.',
  ),
  vapidPrivateKey: setting('VAPID_PRIVATE_KEY', '', pushKey(32), 'Belongs to the public one.'),
  pushContact: setting(
    'PUSH_CONTACT',
    'mailto:studio@example.com',
    v.pipe(text, v.regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, 'must be mailto: or https:')),
    'Whom push services turn to when pushes of this studio make trouble.',
  ),
  pushWaitSeconds: setting(
    'PUSH_WAIT_SECONDS',
    '15',
    whole(0, 3600),
    'How long a device may announce an end by itself before it is sent a push.',
  ),
} as const;
