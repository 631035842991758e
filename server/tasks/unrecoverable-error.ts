import type { MessageKey } from '../rpc/messages.ts';

/** A retry would not help: the task fails at once. */
export class UnrecoverableError extends Error {
  override readonly name = 'UnrecoverableError';
  readonly messageKey: MessageKey;
  constructor(message: string, messageKey: MessageKey = 'taskFailed') {
    super(message);
    this.messageKey = messageKey;
  }
}
