/** The worker's global object, typed. */
export const scope = globalThis as unknown as ServiceWorkerGlobalScope;

/** The app's path. All our addresses start with it, except those of the API and of media. */
export const APP = '/web/';

/** The app's open windows. Other pages of the origin, such as a picture in its own tab, cannot show notices. */
export async function appWindows(): Promise<readonly WindowClient[]> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter(({ url }) => [APP, `${APP}index.html`].includes(new URL(url).pathname));
}
