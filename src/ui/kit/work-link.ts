import { addressOf } from '../router/routes.ts';

/** The address of a work that is shared; it works for everybody. */
export const workLink = (id: number): string =>
  new URL(`#${addressOf('square', `work=${id}`)}`, location.href).href;
