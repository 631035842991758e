/** Settings for pushes. */
import * as v from 'valibot';
import { isAddress, optionalText, setting, text, whole } from './kinds.ts';

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
    'Identifies the studio to push services. If empty, generated and stored in the data folder; without them a `web` or `worker` process sends no pushes. Must be the same in every process.',
  ),
  vapidPrivateKey: setting(
    'VAPID_PRIVATE_KEY',
    '',
    pushKey(32),
    'The private key that belongs to VAPID_PUBLIC_KEY.',
  ),
  pushContact: setting(
    'PUSH_CONTACT',
    'mailto:studio@example.com',
    v.pipe(
      text,
      v.check((value) => isAddress(value, /^(mailto:\S+@\S+|https:\/\/\S+)$/), 'must be mailto: or https:'),
    ),
    "Contact for push services in case of problems with this studio's pushes.",
  ),
  pushWaitSeconds: setting(
    'PUSH_WAIT_SECONDS',
    '15',
    whole(0, 3600),
    'Seconds that a device has to announce an end itself before it is sent a push.',
  ),
} as const;
