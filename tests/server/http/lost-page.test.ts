import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStudio, type Studio } from '../harness.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio({}, { working: false });
});
afterAll(() => studio.close());

/** As a browser asks for an address that somebody has typed or followed. */
const visit = (url: string, language = 'en-US') =>
  studio.app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8', 'accept-language': language } });

const GONE = `/media/${'0'.repeat(32)}.mp4`;

it.each([
  ['an address that is none of the studio', '/draw', 404, 'Page not found', '找不到这个页面'],
  ['an address that lacks the #', '/web/draw', 404, 'Page not found', '找不到这个页面'],
  ['a file that is not there', GONE, 404, 'Page not found', '找不到这个页面'],
  ['a link whose time is over', `${GONE}?e=1&s=x`, 403, 'This link has expired', '链接已过期'],
])('tells who opens %s in their language, with a way to the studio', async (_what, url, status, en, zh) => {
  const page = await visit(url);
  expect(page.statusCode).toBe(status);
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-\S+'; base-uri 'none'; frame-ancestors 'none'$/,
  );
  expect(page.body).toContain(`<h1>${en}</h1>`);
  expect(page.body).toContain('<a href="/web/">');
  expect((await visit(url, 'zh-CN')).body).toContain(`<h1>${zh}</h1>`);
});

it('answers whatever is no person as before', async () => {
  expect((await studio.app.inject({ url: '/draw' })).json()).toMatchObject({ code: 404 });
  expect((await studio.app.inject({ url: '/web/no-such-file.js' })).body).toBe('Not found\n');
  expect((await studio.app.inject({ url: `${GONE}?e=1&s=x` })).body).toBe('This address has expired\n');
  expect((await visit('/api/no/such')).json()).toMatchObject({ code: 404 });
});
