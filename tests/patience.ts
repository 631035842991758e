/** Milliseconds that a test waits for something before it fails. It only ends what hangs: a busy machine needs more than the usual second. */
export const PATIENCE = 20_000;
