/** Whether what makes media here can work, asked before any points are taken. */

import { Refusal } from '../rpc/refusal.ts';
import { whyFailed } from '../tasks/why-failed.ts';

interface Maker {
  ready?(): Promise<void>;
}

/** @throws Refusal 501 when a program that it needs is not installed */
export async function requireReady(...makers: readonly Maker[]): Promise<void> {
  for (const maker of makers)
    await maker.ready?.().catch((error: unknown) => {
      const { says } = whyFailed(error);
      throw says === 'taskFailed' ? error : new Refusal(501, says);
    });
}

/** Makes something while the person waits; what cannot be made is refused with its reason. @throws Refusal */
export async function orRefuse<Result>(making: Promise<Result>): Promise<Result> {
  try {
    return await making;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const { says, again } = whyFailed(error);
    if (says === 'taskFailed') throw error;
    throw new Refusal(says === 'mediaToolMissing' ? 501 : again ? 503 : 400, says);
  }
}
