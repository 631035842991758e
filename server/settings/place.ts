/** Addresses, folders and storage of the server. */
import * as v from 'valibot';
import { optionalAddress, optionalText, proxies, setting, text, whole, words, yesNo } from './kinds.ts';

const optionalPostgres = v.pipe(
  optionalText,
  v.check(
    (value) => value === null || /^postgres(ql)?:\/\/\S+$/.test(value),
    'must be an address such as postgres://user:password@host:5432/name',
  ),
);
const optionalBucket = optionalAddress(
  /^https?:\/\/[^/\s]+\/\S+$/,
  'must be the address of a bucket, such as https://s3.example.com/bucket',
);

export const PLACE = {
  host: setting('HOST', '127.0.0.1', text, 'Address to listen on.'),
  port: setting('PORT', '8080', whole(0, 65535), 'Port to listen on; 0 takes any free one.'),
  dataDir: setting('DATA_DIR', './data', text, 'Folder for the database, the media and the secret.'),
  webDir: setting(
    'WEB_DIR',
    '',
    optionalText,
    'Folder of the built app; `dist/web` beside the server when empty.',
  ),
  workerOff: setting(
    'SERVICE_WORKER',
    'on',
    v.pipe(
      text,
      v.picklist(['on', 'off'], 'must be on or off'),
      v.transform((value) => value === 'off'),
    ),
    '`off` removes the service worker from every browser that visits. The app runs without one until this is `on` again.',
  ),
  production: setting(
    'NODE_ENV',
    'development',
    v.pipe(
      text,
      v.picklist(['development', 'test', 'production'], 'must be development or production'),
      v.transform((value) => value === 'production'),
    ),
    '`production` hides sign-in codes and the demo link.',
  ),
  role: setting(
    'ROLE',
    'all',
    v.pipe(text, v.picklist(['all', 'web', 'worker'], 'must be all, web or worker')),
    'What this process does: `web` answers, `worker` generates. Both need DATABASE_URL and shared storage.',
  ),
  databaseUrl: setting(
    'DATABASE_URL',
    '',
    optionalPostgres,
    'Postgres to use instead of the built-in database.',
  ),
  secret: setting(
    'MEDIA_SECRET',
    '',
    optionalText,
    'Signs media addresses. If empty, generated and stored in the data folder. Must be the same in every process.',
  ),
  s3Url: setting(
    'S3_URL',
    '',
    optionalBucket,
    'Bucket for media, e.g. `https://s3.example.com/bucket`. If empty, media are stored on disk.',
  ),
  s3Region: setting('S3_REGION', 'auto', text, 'Region of the bucket.'),
  s3AccessKeyId: setting('S3_ACCESS_KEY_ID', '', optionalText, 'Key id for the bucket.'),
  s3SecretAccessKey: setting('S3_SECRET_ACCESS_KEY', '', optionalText, 'Key for the bucket.'),
  behindTls: setting('BEHIND_TLS', 'no', yesNo, 'People reach the server by HTTPS; sends HSTS.'),
  trustProxy: setting(
    'TRUST_PROXY',
    'no',
    proxies,
    'How many proxies stand in front, or their addresses, e.g. `1` or `10.0.0.0/8`. Limits then count the address that the outermost of them saw.',
  ),
  connectOrigins: setting(
    'CONNECT_ORIGINS',
    '',
    words,
    'More origins that the app may call, e.g. of a voice service.',
  ),
  review: setting(
    'REVIEW',
    'auto',
    v.pipe(text, v.picklist(['auto', 'operator'], 'must be auto or operator')),
    'Who lets works into the square: `auto` publishes at once, `operator` waits for `studio review approve`.',
  ),
  samples: setting(
    'SAMPLES',
    'yes',
    yesNo,
    'Sample works of the built-in engine stand in the square. `no` removes them at the next start.',
  ),
  logLevel: setting(
    'LOG_LEVEL',
    'warn',
    v.pipe(
      text,
      v.picklist(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug'),
    ),
    '`info` logs each request: method, path without its query, status and time.',
  ),
} as const;
