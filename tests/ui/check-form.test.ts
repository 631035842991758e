import { expect, test } from 'vitest';
import { type AccountForm, problemsOf } from '../../src/ui/account/check-form.ts';

const filled: AccountForm = {
  phone: '13800138000',
  password: 'long enough',
  code: '123456',
  invitedCode: '',
  agreed: true,
};

test.each([
  ['login', {}, []],
  ['login', { phone: ' ' }, ['phone']],
  ['login', { password: '' }, ['password']],
  ['register', {}, []],
  ['register', { phone: '', code: '', password: '' }, ['phone', 'code', 'password']],
  ['register', { agreed: false }, ['agreed']],
  ['register', { code: '12' }, ['code']],
  ['register', { password: 'short' }, ['password']],
  ['reset', { agreed: false }, []],
  ['reset', { phone: '', code: '', password: '' }, ['phone', 'code', 'password']],
] as const)('%s with %o lacks %o', (name, change, lacks) => {
  expect(Object.keys(problemsOf(name, { ...filled, ...change }))).toEqual([...lacks]);
});
