import type { Config } from '../config.ts';
import type { Context } from './context.ts';

/** The studio's origin as used by the caller, for QR codes and shared links. */
export const originOf = ({ behindTls }: Pick<Config, 'behindTls'>, { host }: Pick<Context, 'host'>): string =>
  `${behindTls ? 'https' : 'http'}://${host}`;
