import { expect, test, vi } from 'vitest';
import { requestUpload } from '../../src/api/uploads.ts';
import { browser } from '../../src/store/browser.ts';
import { uploadFile } from '../../src/store/uploads.ts';
import { fakeApi } from './fake-api.ts';

/** Uploads a file to a storage that answers this. @returns the error, and the headers that were sent */
async function refused(status: number, responseText: string) {
  const headers: Record<string, string> = {};
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = status;
      responseText = responseText;
      upload = {};
      onload?: () => void;
      open = () => undefined;
      setRequestHeader = (name: string, value: string) => Object.assign(headers, { [name]: value });
      send = () => queueMicrotask(() => this.onload?.());
    },
  );
  fakeApi({
    [requestUpload.path]: () => ({
      url: '/api/uploads/1',
      method: 'PUT',
      headers: {},
      key: 'uploads/1',
      public_url: '/media/uploads/1',
      expires_at: '2030-01-01T00:00:00Z',
      max_bytes: 1_000_000,
    }),
  });
  const how = { onProgress: () => undefined, signal: new AbortController().signal };
  const error = await uploadFile(new File(['x'], 'a.png'), 'drawReference', how).catch((one: unknown) => one);
  return { error, headers };
}
const inWords = (code: number, message: string) => JSON.stringify({ code, message, data: null });

test('a file that the studio refuses fails with its reason, in the language of the page', async () => {
  browser.language = 'zh';
  const { error, headers } = await refused(413, inWords(413, '文件太大'));
  expect(error).toMatchObject({ name: 'ApiError', kind: 'refused', message: '文件太大', code: 413 });
  expect(headers['accept-language']).toBe('zh');
  browser.language = 'en';
});

test('a storage that is away is busy: the file may be sent again', async () => {
  const { error } = await refused(503, inWords(503, 'The studio cannot reach its storage right now'));
  expect(error).toMatchObject({ kind: 'busy', message: 'The studio cannot reach its storage right now' });
});

test.each([
  [500, '<Error><Code>SlowDown</Code></Error>'],
  [502, ''],
  [401, inWords(401, 'Sign in')],
])(
  'another answer, such as %i of a bucket, is no refusal by the studio and ends no login',
  async (status, text) => {
    const { error } = await refused(status, text);
    expect(error).toEqual(new Error(`storage answered ${status}`));
  },
);
