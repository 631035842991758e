import { vi } from 'vitest';

/** A fake of the worker's global scope, as far as notices use it. */
export function browserWith(windows: { url: string; visibilityState: 'visible' | 'hidden' }[] = []) {
  const open = windows.map((one) => ({
    ...one,
    focus: vi.fn(async () => undefined),
    postMessage: vi.fn((_message: { type: string }, _ports?: MessagePort[]): void => undefined),
  }));
  const openWindow = vi.fn(async (_address: string) => null);
  const tray = [{ close: vi.fn() }];
  const showNotification = vi.fn(async (_title: string, _options?: NotificationOptions) => undefined);
  vi.stubGlobal('clients', { matchAll: async () => open, openWindow });
  vi.stubGlobal('registration', { showNotification, getNotifications: async () => tray });
  return { open, openWindow, showNotification, tray };
}
