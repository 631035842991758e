/**
 * A signal that aborts after a time, as `AbortSignal.timeout` does, and does so behind `AbortSignal.any` too: of that, Node 20 collects
 * the timeout as garbage while the request still waits, and the limit never comes.
 * @param milliseconds until it aborts with a `TimeoutError`; it does not keep the process running
 */
export function timeoutSignal(milliseconds: number): AbortSignal {
  const late = new AbortController();
  setTimeout(
    () => late.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError')),
    milliseconds,
  ).unref();
  return late.signal;
}
