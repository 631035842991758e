/** A picture shared by another app: the path it is posted to, and the page that opens. */

/** The operating system posts the shared file here. The service worker answers, or the server if there is no worker yet. */
export const SHARE_PATH = '/web/share';

/** The form field with the file. */
export const SHARE_FIELD = 'picture';

/** The outcome of a share: `ready` for the drawing page, or why it failed. */
export const SHARE_OUTCOMES = [
  'picture',
  'type',
  'size',
  /** There was no file. */
  'none',
  /** No service worker was running to store it: the person has to share it again. */
  'again',
] as const;
export type ShareOutcome = (typeof SHARE_OUTCOMES)[number];

/** The app's page that shows the outcome of a share and uses the picture as a reference. */
export const sharePlace = (outcome: ShareOutcome): string => `/draw?shared=${outcome}`;
