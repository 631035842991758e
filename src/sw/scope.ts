/** The worker's global, typed once. */
export const scope = globalThis as unknown as ServiceWorkerGlobalScope;

/** Where the app lives; every address of ours that is not an API or a medium begins with it. */
export const APP = '/web/';

/** The open windows of the app; other pages of the same origin, such as a medium in a tab of its own, tell nobody anything. */
export async function appWindows(): Promise<readonly WindowClient[]> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter(({ url }) => [APP, `${APP}index.html`].includes(new URL(url).pathname));
}
