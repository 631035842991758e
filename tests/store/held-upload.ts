import { expect, vi } from 'vitest';
import { fakeApi } from './fake-api.ts';

/** A server that grants an upload when the test lets it, and a storage that takes it at once. */
export function holdUpload(): { asked: () => Promise<void>; arrive: () => void } {
  let arrive = (): void => undefined;
  const sent = fakeApi({
    '/upload/assumeRole': () =>
      new Promise((resolve) => {
        arrive = () =>
          resolve({
            url: '/upload/token',
            method: 'PUT',
            headers: {},
            key: 'uploads/late',
            public_url: '/media/late.bin',
            expires_at: '2030-01-01T00:00:00Z',
            max_bytes: 1000,
          });
      }),
  });
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      readonly upload = {};
      readonly status = 204;
      onload: () => void = () => undefined;
      open(): void {}
      setRequestHeader(): void {}
      abort(): void {}
      send(): void {
        this.onload();
      }
    },
  );
  return {
    asked: () => vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 10_000 }),
    arrive: () => arrive(),
  };
}
