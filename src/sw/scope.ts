/** The worker's global, typed once. */
export const scope = globalThis as unknown as ServiceWorkerGlobalScope;

/** Where the app lives; every address of ours that is not an API or a medium begins with it. */
export const APP = '/web/';
