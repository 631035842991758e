import { expect, test } from 'vitest';
import { isOnlyHere } from '../../../src/ui/kit/only-here.tsx';

test.each([
  ['http://127.0.0.1:8787/web/#/home', true],
  ['http://localhost:8787/web/', true],
  ['http://studio.localhost/', true],
  ['http://[::1]:8787/web/', true],
  ['https://localhost.example.com/', false],
  ['http://192.168.1.20:8787/web/', false],
  ['weixin://wxpay/bizpayurl?pr=1', false],
  ['', false],
])('%s can be opened by this computer alone: %s', (address, only) => {
  expect(isOnlyHere(address)).toBe(only);
});
