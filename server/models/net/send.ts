/** Requests to services. Follows no redirects, and connects to private addresses only if the operator has allowed the origin. */
import { lookup as resolve } from 'node:dns';
import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isInner } from '../../http/inner-address.ts';
import { RequestNotSent, ServiceUnclear } from '../remote/faults.ts';

/** The address is not allowed; no request was sent. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

export interface Sending {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array | string;
  signal: AbortSignal;
  /** Idle timeout of the connection in milliseconds. */
  patience?: number;
  /** An origin that may have a private address and use http: the `base` of a service marked as private. */
  privateOrigin?: string | null;
}

const PATIENCE = 60_000;

const refusingPrivate: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 4);
    const bad = addresses.find(({ address }) => isInner(address));
    if (bad) return done(new AddressRefused(`${host} has a private address.`), '', 4);
    // Node asks for all addresses or for one
    if (options.all) return done(null, addresses);
    const [one] = addresses;
    return done(null, one?.address ?? '', one?.family);
  });
};

/** @throws AddressRefused unless the URL is https to a public address, or of the allowed private origin */
function lookupFor(url: URL, privateOrigin: string | null | undefined): LookupFunction | undefined {
  if (privateOrigin && url.origin === privateOrigin) return undefined;
  if (url.protocol !== 'https:') throw new AddressRefused(`${url.origin} is not https.`);
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) && isInner(literal)) throw new AddressRefused(`${url.host} is a private address.`);
  return refusingPrivate;
}

/**
 * Sends one request and returns the response with its body unread.
 * @throws AddressRefused; RequestNotSent if no connection was made; ServiceUnclear if it broke later; the signal's reason
 */
export function send(address: string, sending: Sending): Promise<IncomingMessage> {
  const url = new URL(address);
  const lookup = lookupFor(url, sending.privateOrigin);
  const { method = 'GET', headers = {}, body, signal, patience = PATIENCE } = sending;
  const start = url.protocol === 'https:' ? tlsRequest : plainRequest;
  return new Promise((done, fail) => {
    let connected = false;
    const request: ClientRequest = start(url, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-length': String(sizeOf(body)) }) },
      signal,
      agent: false,
      ...(lookup ? { lookup } : {}),
    });
    request.setTimeout(patience, () => request.destroy(new Error(`No answer in ${patience / 1000} s`)));
    request.on('socket', (socket) => {
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
        connected = true;
      });
    });
    request.on('response', done);
    request.on('error', (error) => {
      if (signal.aborted) fail(signal.reason);
      else if (error instanceof AddressRefused) fail(error);
      else if (connected) fail(new ServiceUnclear(`${url.host}: ${error.message}`));
      else fail(new RequestNotSent(`${url.host}: ${error.message}`));
    });
    request.end(body);
  });
}

const sizeOf = (body: Uint8Array | string): number =>
  typeof body === 'string' ? Buffer.byteLength(body) : body.length;
