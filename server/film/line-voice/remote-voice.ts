/** A voice service that the browser connects to directly, with a short-lived signature. */
import { createHmac } from 'node:crypto';
import type { Config } from '../../config.ts';

type Settings = Pick<Config, 'voiceStreamUrl' | 'voiceStreamKey' | 'voiceStreamSecret'>;

/** The service's URL with the signature for one connection; null if none is configured. */
export function remoteVoice(
  { voiceStreamUrl, voiceStreamKey, voiceStreamSecret }: Settings,
  now = new Date(),
) {
  if (!voiceStreamUrl) return null;
  const { host, pathname } = new URL(voiceStreamUrl);
  const date = now.toUTCString();
  const signature = createHmac('sha256', voiceStreamSecret ?? '')
    .update(`host: ${host}\ndate: ${date}\nGET ${pathname} HTTP/1.1`)
    .digest('base64');
  const key = voiceStreamKey ?? '';
  const signed = `api_key="${key}", algorithm="hmac-sha256", headers="host date request-line", signature="${signature}"`;
  return {
    ws_url: voiceStreamUrl,
    date,
    authorization: Buffer.from(signed).toString('base64'),
    api_key: key,
  };
}

/** The service's origin, for the page's content security policy. */
export const remoteVoiceOrigin = ({ voiceStreamUrl }: Pick<Settings, 'voiceStreamUrl'>): string[] =>
  voiceStreamUrl ? [new URL(voiceStreamUrl).origin] : [];
