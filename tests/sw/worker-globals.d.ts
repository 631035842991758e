// Types of the worker's global scope for tests; the complete library would conflict with the DOM's.
interface WindowClient {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<WindowClient>;
  postMessage(message: unknown, transfer?: readonly MessagePort[]): void;
}

interface ServiceWorkerGlobalScope {
  readonly registration: ServiceWorkerRegistration;
  readonly navigator?: Navigator;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    openWindow(address: string): Promise<WindowClient | null>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
}
