/** A picture or words shared by another app: the path it is posted to, and the page that opens. */

/** The operating system posts the shared file here. The service worker answers, or the server if there is no worker yet. */
export const SHARE_PATH = '/web/share';

/** The form field with the file. */
export const SHARE_FIELD = 'picture';

/** The form fields with words, in the order in which people read them. */
export const SHARE_WORDS = ['title', 'text', 'url'] as const;

/** The outcome of a share: what is ready for the drawing page, or why it failed. Words may come with any of them. */
export const SHARE_OUTCOMES = [
  'picture',
  /** There was no file. */
  'words',
  'type',
  'size',
  /** There was neither a file nor words. */
  'none',
  /** No service worker was running to store it: the person has to share it again. */
  'again',
] as const;
export type ShareOutcome = (typeof SHARE_OUTCOMES)[number];

/** The app's page that shows the outcome of a share and uses the picture as a reference. */
export const sharePlace = (outcome: ShareOutcome): string => `/draw?shared=${outcome}`;
