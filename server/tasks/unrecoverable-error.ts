import type { MessageKey } from '../rpc/messages.ts';

/** Failing again would not help: the task is given up at once. */
export class UnrecoverableError extends Error {
  override readonly name = 'UnrecoverableError';
  readonly says: MessageKey;
  constructor(message: string, says: MessageKey = 'taskFailed') {
    super(message);
    this.says = says;
  }
}
