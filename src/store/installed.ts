/** Whether this page runs as the installed app, in its own window: there is no address bar. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  // exists only on iOS
  (navigator as { standalone?: boolean }).standalone === true;
