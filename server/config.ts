/** Every setting of the server, from environment variables. The README's table is made from this one. */
import { availableParallelism } from 'node:os';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim());
const optionalText = v.pipe(
  text,
  v.transform((value) => value || null),
);
const whole = (min: number, max: number) =>
  v.pipe(
    text,
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(min),
    v.maxValue(max),
  );
const yesNo = v.pipe(
  text,
  v.picklist(['yes', 'no'], 'must be yes or no'),
  v.transform((value) => value === 'yes'),
);
const words = v.pipe(
  text,
  v.transform((value) => value.split(/[\s,]+/).filter(Boolean)),
);

function isSafeIssuer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

const pushKey = (bytes: number) =>
  v.pipe(
    optionalText,
    v.check(
      (value) =>
        value === null || (/^[\w-]+$/.test(value) && Buffer.from(value, 'base64url').length === bytes),
      `must be ${bytes} bytes in base64url`,
    ),
  );

const setting = <Schema extends v.GenericSchema<string, unknown>>(
  env: string,
  fallback: string,
  schema: Schema,
  meaning: string,
) => ({ env, fallback, schema, meaning });

const spareProcessors = (): number => Math.max(1, Math.min(4, availableParallelism() - 1));

export const SETTINGS = {
  host: setting('HOST', '127.0.0.1', text, 'Address to listen on.'),
  port: setting('PORT', '8080', whole(0, 65535), 'Port to listen on; 0 takes any free one.'),
  dataDir: setting('DATA_DIR', './data', text, 'Folder of the database, the media and the secret.'),
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
    '`off` takes the service worker off every browser that comes by, and the app runs without one until it is `on` again.',
  ),
  production: setting(
    'NODE_ENV',
    'development',
    v.pipe(
      text,
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
    optionalText,
    'Postgres to use in place of the built-in database.',
  ),
  secret: setting(
    'MEDIA_SECRET',
    '',
    optionalText,
    'Signs media addresses; made and kept in the data folder when empty. The same in every process.',
  ),
  s3Url: setting(
    'S3_URL',
    '',
    optionalText,
    'Bucket for media, e.g. `https://s3.example.com/bucket`; disk when empty.',
  ),
  s3Region: setting('S3_REGION', 'auto', text, 'Region of the bucket.'),
  s3AccessKeyId: setting('S3_ACCESS_KEY_ID', '', optionalText, 'Key id for the bucket.'),
  s3SecretAccessKey: setting('S3_SECRET_ACCESS_KEY', '', optionalText, 'Key for the bucket.'),
  behindTls: setting('BEHIND_TLS', 'no', yesNo, 'People reach the server by https: HSTS is sent.'),
  trustProxy: setting(
    'TRUST_PROXY',
    'no',
    yesNo,
    "A proxy in front sets x-forwarded-for: limits count the person's address.",
  ),
  connectOrigins: setting(
    'CONNECT_ORIGINS',
    '',
    words,
    'Further origins that the app may call, e.g. of a voice service.',
  ),
  googleClientId: setting(
    'GOOGLE_CLIENT_ID',
    '',
    optionalText,
    'Offers sign-in with Google (docs/sign-in.md).',
  ),
  oidcIssuer: setting(
    'OIDC_ISSUER',
    '',
    v.pipe(
      optionalText,
      v.check(
        (value) => value === null || isSafeIssuer(value),
        'must be an https address, or http on this machine',
      ),
    ),
    'Offers sign-in at an OpenID Connect provider, e.g. `https://id.example.com` (docs/sign-in.md).',
  ),
  oidcClientId: setting('OIDC_CLIENT_ID', '', optionalText, 'What that provider calls this studio.'),
  oidcClientSecret: setting(
    'OIDC_CLIENT_SECRET',
    '',
    optionalText,
    'Sent to that provider where it asks for one; PKCE is used with and without it.',
  ),
  oidcName: setting('OIDC_NAME', '', optionalText, "The provider's name on the button; its host when empty."),
  pictureWorkers: setting(
    'PICTURE_WORKERS',
    'auto',
    v.pipe(
      text,
      v.regex(/^(auto|[1-9]|[12]\d|3[0-2])$/, 'must be auto or 1 to 32'),
      v.transform((value) => (value === 'auto' ? spareProcessors() : Number(value))),
    ),
    'Picture tasks made at the same time in one process; `auto` is one less than the processors, 1 to 4.',
  ),
  clipWorkers: setting('CLIP_WORKERS', '1', whole(1, 32), 'Clips made at the same time in one process.'),
  filmWorkers: setting(
    'FILM_WORKERS',
    '1',
    whole(1, 32),
    'Films joined at the same time in one process; each keeps two processors busy.',
  ),
  filmResolution: setting(
    'FILM_RESOLUTION',
    '720p',
    v.pipe(text, v.picklist(['360p', '480p', '720p', '1080p'], 'must be 360p, 480p, 720p or 1080p')),
    'Size of films; 1080p takes more than twice the time of 720p.',
  ),
  textUrl: setting(
    'TEXT_API_URL',
    '',
    v.pipe(
      optionalText,
      v.check((value) => value === null || /^https?:\/\/\S+$/.test(value), 'must be an http address'),
    ),
    'Base of an OpenAI-compatible service that writes scripts, e.g. `https://api.example.com/v1`; the built-in text engine when empty.',
  ),
  textKey: setting('TEXT_API_KEY', '', optionalText, 'Sent to that service as a bearer token.'),
  textModel: setting('TEXT_MODEL', '', optionalText, 'The model to ask that service for; needed with it.'),
  retrySeconds: setting(
    'RETRY_SECONDS',
    '2',
    whole(0, 3600),
    'Pause before a task that failed is tried again.',
  ),
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
  welcomePoints: setting('WELCOME_POINTS', '200', whole(0, 1_000_000), 'Points of a new account.'),
  inviteRewardsPerDay: setting(
    'INVITE_REWARDS_PER_DAY',
    '20',
    whole(0, 1_000_000),
    'How many friends bring their inviter points within 24 hours; the friends get theirs in any case.',
  ),
  distributionPercent: setting(
    'DISTRIBUTION_PERCENT',
    '0',
    whole(0, 100),
    'What of each paid order the one who invited its buyer earns (docs/members.md); 0 is none.',
  ),
  pricesFile: setting(
    'PRICES_FILE',
    '',
    optionalText,
    'JSON file of packages and plans in place of the built-in ones (docs/billing.md).',
  ),
  sandboxPayments: setting(
    'SANDBOX_PAYMENTS',
    'no',
    yesNo,
    'Lets people pay on the sandbox page in production too, where it costs them nothing.',
  ),
  smsGateway: setting(
    'SMS_GATEWAY_URL',
    '',
    optionalText,
    'Receives `POST {phone, text}` for each sign-in code; without one, codes are printed by the server.',
  ),
  smsGatewayKey: setting('SMS_GATEWAY_KEY', '', optionalText, 'Sent to the gateway as a bearer token.'),
  requestsPerMinute: setting(
    'LIMIT_REQUESTS',
    '1200',
    whole(1, 1_000_000),
    'Calls a minute from one address.',
  ),
  smsPerHour: setting('LIMIT_SMS', '5', whole(1, 1_000_000), 'Codes an hour to one phone.'),
  smsPerHourAddress: setting(
    'LIMIT_SMS_ADDRESS',
    '60',
    whole(1, 1_000_000),
    'Codes an hour asked from one address.',
  ),
  loginsPerQuarter: setting(
    'LIMIT_LOGINS',
    '10',
    whole(1, 1_000_000),
    'Failed sign-ins in 15 minutes for one phone.',
  ),
  redeemsPerHour: setting(
    'LIMIT_REDEEMS',
    '10',
    whole(1, 1_000_000),
    'Wrong redeem codes an hour of one account.',
  ),
  redeemsPerHourAddress: setting(
    'LIMIT_REDEEMS_ADDRESS',
    '60',
    whole(1, 1_000_000),
    'Redeem codes an hour tried from one address.',
  ),
  submitsPerMinute: setting(
    'LIMIT_SUBMITS',
    '60',
    whole(1, 1_000_000),
    'Paid tasks a minute of one account.',
  ),
  uploadsPerHour: setting('LIMIT_UPLOADS', '240', whole(1, 1_000_000), 'Uploads an hour of one account.'),
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

export type Config = { [Name in keyof typeof SETTINGS]: v.InferOutput<(typeof SETTINGS)[Name]['schema']> };

/** A setting that cannot be used; the message is one line that names the variable. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting';
}

/**
 * Reads the settings.
 * @param env variables by name; empty ones count as not set
 * @throws BadSetting for the first variable that does not fit
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const entries = Object.entries(SETTINGS).map(([name, { env: variable, fallback, schema }]) => {
    const given = env[variable]?.trim() ? env[variable] : fallback;
    const parsed = v.safeParse(schema as v.GenericSchema<string, unknown>, given);
    if (!parsed.success) {
      // a message ends up in logs
      const shown = /KEY$|SECRET$/.test(variable) ? '(hidden)' : given;
      throw new BadSetting(`${variable}=${shown}: ${parsed.issues[0].message}.`);
    }
    return [name, parsed.output];
  });
  const config = Object.fromEntries(entries) as Config;
  if (config.textUrl && !config.textModel) throw new BadSetting('TEXT_API_URL needs TEXT_MODEL.');
  if ((config.oidcIssuer === null) !== (config.oidcClientId === null))
    throw new BadSetting('OIDC_ISSUER and OIDC_CLIENT_ID belong together.');
  if ((config.vapidPublicKey === null) !== (config.vapidPrivateKey === null))
    throw new BadSetting('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together.');
  if (config.role !== 'all' && !config.databaseUrl)
    throw new BadSetting(`ROLE=${config.role} needs DATABASE_URL: the built-in database serves one process.`);
  if (config.role !== 'all' && !(config.s3Url && config.secret))
    throw new BadSetting(
      `ROLE=${config.role} needs S3_URL and MEDIA_SECRET: processes must see the same media under the same addresses.`,
    );
  return config;
}

/** Whether only this machine can reach the address. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|::1)$/.test(host);
