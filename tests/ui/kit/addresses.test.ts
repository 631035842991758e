import { expect, test } from 'vitest';
import { mediaOf } from '../../../src/ui/kit/media-address.ts';
import { safeAddress } from '../../../src/ui/kit/safe-address.ts';

const KEY = '0123456789abcdef0123456789abcdef';
const OWN = [
  '/',
  '/web/',
  '/web/logo.svg',
  `/media/${KEY}.jpg`,
  `/media/${KEY}.jpg?e=1795564800&s=abc-DEF_123`,
  `/media/${KEY}.jpg?e=1795564800&s=abc&w=1280`,
  `/media/${KEY}.jpg?w=1280`,
  '/media/../web/x.jpg',
  '/media/./x.jpg',
  '/a b.jpg',
  '/a%20b.jpg?q=%7E~',
  '/films/ü.mp4#t=3',
];

test('URLs of this server are resolved as the browser does', () => {
  for (const address of OWN) expect(safeAddress(address)).toBe(new URL(address, location.href).href);
});

test('URLs of other servers need https; javascript: and data: are never loaded', () => {
  expect(safeAddress('https://cdn.example/a.jpg')).toBe('https://cdn.example/a.jpg');
  for (const address of ['', 'javascript:alert(1)', 'data:text/html,x', 'http://cdn.example/a.jpg', '//'])
    expect(safeAddress(address)).toBeNull();
  for (const address of ['//cdn.example/a.jpg', '/\\cdn.example/a.jpg', '/\t/cdn.example/a.jpg'])
    expect(safeAddress(address)?.startsWith(location.origin) ?? false).toBe(false);
});

test('a picture’s URL gets the requested width, and keeps its signature', () => {
  for (const address of OWN) {
    const wanted = new URL(address, location.href);
    if (wanted.pathname.startsWith('/media/')) wanted.searchParams.set('w', '320');
    expect(mediaOf(address, 320)).toBe(wanted.href);
    expect(mediaOf(address)).toBe(safeAddress(address));
  }
  expect(mediaOf('https://cdn.example/media/a.jpg', 320)).toBe('https://cdn.example/media/a.jpg');
});
