import * as v from 'valibot';
import { isLoopback } from '../http/loopback.ts';
import { localAddress } from '../start/address.ts';
import type { AdminDeps, Option } from './command.ts';

/** The studio's URL, as an option of a command. */
export const ADDRESS_OPTION: Option = {
  value: 'URL',
  meaning: 'The address people open the studio at. Not needed for a studio on this machine only.',
};
/** Also with the app's path, as the server prints it at its start and a browser shows it. @returns the origin */
export const addressField = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^https?:\/\/[^\s/?#]+(\/web)?\/?$/, 'must be http:// or https:// and a host'),
    v.transform((typed) => typed.replace(/(\/web)?\/?$/, '')),
  ),
);

/** Where people open the studio, as far as the command line knows. */
export interface StudioAddress {
  /** Null for a studio that others can reach: its public URL is not known here. */
  origin: string | null;
  /** No server said it: a server that was started with another HOST or PORT is not there. */
  assumed: boolean;
}

/** The given URL, or that of a studio that is only reachable on this machine. */
export const addressOfStudio = (
  { config: { host, port, behindTls }, address: running }: Pick<AdminDeps, 'config' | 'address'>,
  given: string | undefined,
): StudioAddress => {
  if (given !== undefined) return { origin: given, assumed: false };
  if (behindTls || !isLoopback(host)) return { origin: null, assumed: false };
  if (running !== null) return { origin: running, assumed: false };
  return { origin: port > 0 ? localAddress(host, port) : null, assumed: true };
};

export const UNKNOWN_ADDRESS =
  'Add --address with the address people open the studio at, e.g. https://studio.example.com.';
export const ASSUMED_ADDRESS =
  'The address is that of HOST and PORT here. If the server has others, add --address.';

/** The line below a list of links whose address is not certain. */
export const addressLines = ({ origin, assumed }: StudioAddress): string[] => {
  if (origin === null) return [UNKNOWN_ADDRESS];
  return assumed ? [ASSUMED_ADDRESS] : [];
};
