let hear: (error: unknown) => void = (error) => console.warn(error);

/** Says who hears the errors of work that nobody waits for: the one policy for errors. */
export function onBackgroundError(listener: (error: unknown) => void): void {
  hear = listener;
}

/** Hands an error on that no caller can catch, e.g. of a look that a timer takes. */
export function failInBackground(error: unknown): void {
  hear(error);
}
