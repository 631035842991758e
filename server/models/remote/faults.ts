/** What may go wrong between asking a service and having its answer, and what follows from it. */
import type { MessageKey } from '../../rpc/messages.ts';

/** The request certainly did not reach the service: it may be sent again. */
export class RequestNotSent extends Error {
  override readonly name = 'RequestNotSent';
}

/** The service is busy (429, 503) and has begun nothing: it may be asked again later. */
export class ServiceBusy extends Error {
  override readonly name = 'ServiceBusy';
  readonly seconds: number;
  constructor(seconds: number) {
    super(`The service is busy for ${seconds} s.`);
    this.seconds = seconds;
  }
}

/** The service says no for good, and has begun nothing. The message is for the operator, the key for the person. */
export class ServiceRefused extends Error {
  override readonly name = 'ServiceRefused';
  readonly messageKey: MessageKey;
  constructor(message: string, messageKey: MessageKey = 'modelRefused') {
    super(message);
    this.messageKey = messageKey;
  }
}

/** The service takes neither our key nor our money (401, 402, 403): the row is paused. */
export class ServiceLocked extends Error {
  override readonly name = 'ServiceLocked';
}

/** Nobody can tell whether the service has begun: the connection broke, or it answered with an error of its own. */
export class ServiceUnclear extends Error {
  override readonly name = 'ServiceUnclear';
}

/** The service no longer knows a request. */
export class RequestGone extends Error {
  override readonly name = 'RequestGone';
}

/** An error for the log: what kind it is and its status, without the words of a service, which may repeat those of a member. */
export function quiet(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('unknown');
  const status = /HTTP \d{3}/.exec(error.message)?.[0];
  const said = [ServiceRefused, ServiceLocked, ServiceUnclear, RequestGone].some(
    (kind) => error instanceof kind,
  );
  return said || status ? new Error([error.name, status].filter(Boolean).join(': ')) : error;
}
