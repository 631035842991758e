/** A picture that another app shares with this one: where it is sent, and where the person lands with it. */

/** Where the system posts what was shared; the worker answers, or the server where there is no worker yet. */
export const SHARE_PATH = '/web/share';

/** The field of the form that carries the file. */
export const SHARE_FIELD = 'picture';

/** What became of a share: the picture waits for the drawing page, or why it does not. */
export const SHARE_OUTCOMES = [
  'picture',
  'type',
  'size',
  /** No file came with it. */
  'none',
  /** There was nobody yet who could keep it: to be shared once more. */
  'again',
] as const;
export type ShareOutcome = (typeof SHARE_OUTCOMES)[number];

/** The place in the app that says what became of a share, and takes the picture as a reference. */
export const sharePlace = (outcome: ShareOutcome): string => `/draw?shared=${outcome}`;
