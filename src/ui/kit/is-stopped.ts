/** Whether a sound did not begin only because it was stopped first, by the person or by another sound: nothing has failed. */
export const isStopped = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
