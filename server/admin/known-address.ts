import * as v from 'valibot';
import type { Config } from '../config.ts';
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

/** The given URL, or that of a studio that is only reachable on this machine. A public URL is not known here. */
export const originOfStudio = (
  { config, address }: Pick<AdminDeps, 'config' | 'address'>,
  given: string | undefined,
): string | undefined => given ?? knownAddress(config, address) ?? undefined;

function knownAddress({ host, port, behindTls }: Config, running: string | null): string | null {
  if (behindTls || !isLoopback(host)) return null;
  return running ?? (port > 0 ? localAddress(host, port) : null);
}
