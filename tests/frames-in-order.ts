/**
 * Makes frames come in the order in which they and timers were asked for. Happy-dom's come by `setImmediate`, which on a busy machine
 * may be later than a timer that was set after it: a test that waited for a dialog then went on before the dialog took the focus.
 */
export function framesInOrder(): void {
  const ask = (then: FrameRequestCallback) => setTimeout(() => then(performance.now()), 0);
  Object.assign(globalThis, { requestAnimationFrame: ask, cancelAnimationFrame: clearTimeout });
}
