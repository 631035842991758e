/** Errors between sending a request to a service and reading its answer, by their consequence. */
import type { MessageKey } from '../../rpc/messages.ts';

/** The request has certainly not reached the service: it may be sent again. */
export class RequestNotSent extends Error {
  override readonly name = 'RequestNotSent';
}

/** The service is busy (429, 503) and has started nothing: retry later. */
export class ServiceBusy extends Error {
  override readonly name = 'ServiceBusy';
  readonly seconds: number;
  constructor(seconds: number) {
    super(`The service is busy for ${seconds} s.`);
    this.seconds = seconds;
  }
}

/** Whether the service has begun nothing because it was busy or not reached: another try may help. */
export const isUnbegun = (error: unknown): boolean =>
  error instanceof ServiceBusy || error instanceof RequestNotSent;

/** The service has permanently refused and started nothing. The message is for the operator, the key for the member. */
export class ServiceRefused extends Error {
  override readonly name = 'ServiceRefused';
  readonly messageKey: MessageKey;
  constructor(message: string, messageKey: MessageKey = 'modelRefused') {
    super(message);
    this.messageKey = messageKey;
  }
}

/** The service rejects the API key, or payment is required (401, 402, 403): the row is paused. */
export class ServiceLocked extends Error {
  override readonly name = 'ServiceLocked';
}

/** The same after the service has worked for this use, which it bills. */
export class ServiceLockedLater extends ServiceLocked {}

/** Unknown whether the service has started: the connection broke, or it answered with a server error. */
export class ServiceUnclear extends Error {
  override readonly name = 'ServiceUnclear';
}

/** The service no longer knows the request. */
export class RequestGone extends Error {
  override readonly name = 'RequestGone';
}

/** An error for the log: its type and status, without the service's text, which may quote a member's. */
export function quiet(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('unknown');
  const status = /HTTP \d{3}/.exec(error.message)?.[0];
  const isKnown = [ServiceRefused, ServiceLocked, ServiceUnclear, RequestGone].some(
    (kind) => error instanceof kind,
  );
  return isKnown || status ? new Error([error.name, status].filter(Boolean).join(': ')) : error;
}
