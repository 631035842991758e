import { expect, it } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { isLoopback } from '../../../server/http/loopback.ts';

it.each(['localhost', '127.0.0.1', '127.1.2.3', '::1', '[::1]'])('%s is this machine', (host) => {
  expect(isLoopback(host)).toBe(true);
});

it.each(['127.0.0.1.example.com', '10.0.0.1', '::', '[::2]', 'localhost.example.com', ''])(
  '%s may be another',
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);

it('a provider without encryption is allowed on this machine only, by any of its names', () => {
  const client = { OIDC_CLIENT_ID: 'studio', OIDC_CLIENT_SECRET: 'x' };
  expect(readConfig({ OIDC_ISSUER: 'http://[::1]:9000', ...client }).oidcIssuer).toBe('http://[::1]:9000');
  expect(() => readConfig({ OIDC_ISSUER: 'http://id.example.com', ...client })).toThrow(
    'must be an https address',
  );
});
