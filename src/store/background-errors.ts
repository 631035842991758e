let hear: (error: unknown) => void = (error) => console.warn(error);

/** Sets the handler for errors of work that nobody awaits. The error policy is the only one. */
export function onBackgroundError(listener: (error: unknown) => void): void {
  hear = listener;
}

/** Reports an error that no caller can catch, e.g. from a timer. */
export function failInBackground(error: unknown): void {
  hear(error);
}
