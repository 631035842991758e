import { describe, expect, test } from 'vitest';
import { splitAddress } from '../../src/ui/shell/address-intake.ts';

describe('parameters taken from the URL', () => {
  test.each([
    ['https://a.b/web/?encrypt_str=x#/draw', { encrypt_str: 'x' }, 'https://a.b/web/#/draw'],
    ['https://a.b/web/#/center?id=-1&encrypt_str=x', { encrypt_str: 'x' }, 'https://a.b/web/#/center?id=-1'],
    ['https://a.b/web/?invited_code=77&c=1', { invited_code: '77' }, 'https://a.b/web/?c=1'],
    ['https://a.b/web/#/square?invited_code=77', { invited_code: '77' }, 'https://a.b/web/#/square'],
    ['https://a.b/web/#/draw?sign_in=failed', { sign_in: 'failed' }, 'https://a.b/web/#/draw'],
    ['https://a.b/web/#/center?id=-1', {}, 'https://a.b/web/#/center?id=-1'],
  ])('%s', (href, found, clean) => {
    expect(splitAddress(href)).toEqual({ found, clean });
  });
});
