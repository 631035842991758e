import type { Config } from '../config.ts';
import type { Context } from './context.ts';

/** The studio as the caller reached it: what a QR code or a link to hand on must say. */
export const originOf = ({ behindTls }: Pick<Config, 'behindTls'>, { host }: Pick<Context, 'host'>): string =>
  `${behindTls ? 'https' : 'http'}://${host}`;
