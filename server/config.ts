/** All settings of the server, from environment variables. The table in docs/running.md is generated from this one. */
import * as v from 'valibot';
import { isLoopback } from './http/loopback.ts';
import { LIMITS } from './settings/limits.ts';
import { MAKING } from './settings/making.ts';
import { MONEY } from './settings/money.ts';
import { PLACE } from './settings/place.ts';
import { PUSHES } from './settings/pushes.ts';
import { SIGN_IN } from './settings/sign-in.ts';

export const SETTINGS = { ...PLACE, ...SIGN_IN, ...MAKING, ...PUSHES, ...MONEY, ...LIMITS } as const;

export type Config = { [Name in keyof typeof SETTINGS]: v.InferOutput<(typeof SETTINGS)[Name]['schema']> };

/** Kilobytes. S3 does not accept smaller parts of a multipart upload, except the last. */
const LEAST_BUCKET_PART = 5120;

/** An invalid setting; the message is one line that names the variable. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting';
}

/**
 * Reads the settings.
 * @param env variables by name; empty ones count as unset
 * @throws BadSetting for the first invalid variable
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const entries = Object.entries(SETTINGS).map(([name, { env: variable, fallback, schema }]) => {
    const given = env[variable]?.trim() ? env[variable] : fallback;
    const parsed = v.safeParse(schema as v.GenericSchema<string, unknown>, given);
    if (!parsed.success) {
      // messages are logged, so hide secrets
      const shown = /KEY$|SECRET$|^DATABASE_URL$/.test(variable) ? '(hidden)' : given;
      throw new BadSetting(`${variable}=${shown}: ${parsed.issues[0].message}.`);
    }
    return [name, parsed.output];
  });
  const config = Object.fromEntries(entries) as Config;
  if (!config.production && !isLoopback(config.host))
    throw new BadSetting(
      `HOST=${config.host} can be reached from other machines, and NODE_ENV is not production: sign-in codes would be shown to strangers.`,
    );
  if (config.sandboxPayments && config.distributionPercent > 0)
    throw new BadSetting(
      'SANDBOX_PAYMENTS cannot be combined with DISTRIBUTION_PERCENT: nobody has paid what would be shared.',
    );
  if (config.textUrl && !config.textModel) throw new BadSetting('TEXT_API_URL needs TEXT_MODEL.');
  if (config.voiceStreamUrl && !config.voiceStreamSecret)
    throw new BadSetting('VOICE_STREAM_URL needs VOICE_STREAM_SECRET.');
  if ((config.oidcIssuer === null) !== (config.oidcClientId === null))
    throw new BadSetting('OIDC_ISSUER and OIDC_CLIENT_ID belong together.');
  if ((config.vapidPublicKey === null) !== (config.vapidPrivateKey === null))
    throw new BadSetting('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together.');
  if (config.s3Url && config.uploadPartKilobytes < LEAST_BUCKET_PART)
    throw new BadSetting(
      `UPLOAD_PART_KB=${config.uploadPartKilobytes}: a bucket joins parts of at least ${LEAST_BUCKET_PART}.`,
    );
  if (config.s3Url && !(config.s3AccessKeyId && config.s3SecretAccessKey))
    throw new BadSetting('S3_URL needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  if (config.role !== 'all' && !config.databaseUrl)
    throw new BadSetting(`ROLE=${config.role} needs DATABASE_URL: the built-in database serves one process.`);
  if (config.role !== 'all' && !(config.s3Url && config.secret))
    throw new BadSetting(
      `ROLE=${config.role} needs S3_URL and MEDIA_SECRET: processes must see the same media under the same addresses.`,
    );
  return config;
}
