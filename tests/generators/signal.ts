/** Options for work that nobody stops. */
export const go = { signal: new AbortController().signal };
