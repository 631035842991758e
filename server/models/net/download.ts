import type { IncomingMessage } from 'node:http';
import { readBody, saveBody } from './read-body.ts';
import { AddressRefused, send } from './send.ts';

/** Hosts from which a service's results may be downloaded. */
export interface Reach {
  /** The origin of the service's `base`. */
  origin: string;
  /** Whether this origin may have a private address and use http. */
  private: boolean;
  /** Additional hosts, e.g. `fal.media` or `*.fal.media`. */
  hosts: readonly string[];
  /** Sent only to the service's own origin. */
  headers: Readonly<Record<string, string>>;
}

/** The result no longer exists, or access is denied. */
export class ResultGone extends Error {
  override readonly name = 'ResultGone';
}

const MOST_REDIRECTS = 5;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

const fitsHost = (host: string, pattern: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern;

function requireReach(url: URL, { origin, hosts }: Reach): void {
  if (url.username || url.password) throw new AddressRefused('The address has a password in it.');
  if (url.origin === origin) return;
  if (!hosts.some((pattern) => fitsHost(url.hostname, pattern.toLowerCase())))
    throw new AddressRefused(`${url.host} is not among the row's hosts.`);
}

async function open(address: string, reach: Reach, signal: AbortSignal): Promise<IncomingMessage> {
  let url = new URL(address);
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    requireReach(url, reach);
    const response = await send(url.href, {
      signal,
      headers: url.origin === reach.origin ? reach.headers : {},
      privateOrigin: reach.private ? reach.origin : null,
    });
    const { statusCode: status = 0, headers } = response;
    if (!REDIRECTS.includes(status) || !headers.location) return requireOk(response, url);
    response.destroy();
    url = new URL(headers.location, url);
  }
  throw new AddressRefused('The address leads on and on.');
}

function requireOk(response: IncomingMessage, url: URL): IncomingMessage {
  const { statusCode: status = 0 } = response;
  if (status === 200) return response;
  response.destroy();
  if ([401, 403, 404, 410].includes(status)) throw new ResultGone(`${url.host} answered HTTP ${status}.`);
  throw new Error(`${url.host} answered HTTP ${status} instead of a file.`);
}

const DATA = /^data:([\w.+-]+\/[\w.+-]+)?(?:;[\w=.+-]+)*;base64,/;

/** The bytes of a `data:` URL; null for another one. */
export function bytesIn(address: string): Buffer | null {
  const data = DATA.exec(address);
  return data && Buffer.from(address.slice(data[0].length), 'base64');
}

/** Downloads a URL into memory, or decodes a `data:` URL. @throws as {@link download} */
export async function downloadBytes(
  address: string,
  reach: Reach,
  { signal, most }: { signal: AbortSignal; most: number },
): Promise<Buffer> {
  return bytesIn(address) ?? readBody(await open(address, reach, signal), most);
}

/**
 * Downloads a result to a file. Every URL is checked, including redirects.
 * @throws AddressRefused; TooLarge; ResultGone; Error if the network fails
 */
export async function download(
  address: string,
  reach: Reach,
  { file, signal, most }: { file: string; signal: AbortSignal; most: number },
): Promise<void> {
  await saveBody(await open(address, reach, signal), file, most);
}
