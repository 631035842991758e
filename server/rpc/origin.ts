import type { Config } from '../config.ts';
import type { Context } from './context.ts';

/** The studio's origin as the caller reached it, for QR codes and links to share. */
export const originOf = ({ behindTls }: Pick<Config, 'behindTls'>, { host }: Pick<Context, 'host'>): string =>
  `${behindTls ? 'https' : 'http'}://${host}`;
