/** Checks before charging that the programs a model needs are installed. */

import { Refusal } from '../rpc/refusal.ts';
import { failureOf } from '../tasks/failure.ts';

interface Maker {
  ready?(): Promise<void>;
}

/** @throws Refusal 501 if a program that a maker needs is not installed */
export async function requireReady(...makers: readonly Maker[]): Promise<void> {
  for (const maker of makers)
    await maker.ready?.().catch((error: unknown) => {
      const { messageKey } = failureOf(error);
      throw messageKey === 'taskFailed' ? error : new Refusal(501, messageKey);
    });
}

/** The reason of a signal whose time is over. */
const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';

/**
 * For work that a member waits for: converts known errors to refusals with their reason. A model that answers too late is busy.
 * @throws Refusal
 */
export async function orRefuse<Result>(making: Promise<Result>): Promise<Result> {
  try {
    return await making;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (isTimeout(error)) throw new Refusal(503, 'modelBusy');
    const { messageKey, retry } = failureOf(error);
    if (messageKey === 'taskFailed') throw error;
    throw new Refusal(messageKey === 'mediaToolMissing' ? 501 : retry ? 503 : 400, messageKey);
  }
}
