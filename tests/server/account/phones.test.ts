import { expect, it } from 'vitest';
import { maskPhone } from '../../../server/account/phones.ts';

it.each([
  ['13800000000', '138****0000'],
  ['+447911123456', '+44****3456'],
  ['912345678', '91****78'],
  ['91234567', '91****67'],
  ['9123456', '9****'],
  ['91234', '9****'],
])('of %s others see %s', (phone, shown) => {
  expect(maskPhone(phone)).toBe(shown);
});

it('at least four digits of any phone are hidden', () => {
  for (let length = 5; length <= 15; length++) {
    const shown = maskPhone('1'.repeat(length)).replace('****', '').length;
    expect(length - shown, `${length} digits`).toBeGreaterThanOrEqual(4);
  }
});
