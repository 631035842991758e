import { beforeEach, expect, test } from 'vitest';
import { OFFERS, offers, wantOffer, withdrawOffer } from '../../src/store/offers.ts';

beforeEach(() => OFFERS.forEach(withdrawOffer));

test('one offer at a time: the first stands, others wait until it is gone', () => {
  wantOffer('install');
  wantOffer('notices');
  expect(offers.standing).toBe('install');
  withdrawOffer('install');
  expect(offers.standing).toBe('notices');
});

test('an update does not wait behind an offer that nobody has answered, which comes back after it', () => {
  wantOffer('notices');
  wantOffer('update');
  expect(offers.standing).toBe('update');
  withdrawOffer('update');
  expect(offers.standing).toBe('notices');
});

test('one that no longer fits while it waits never stands', () => {
  wantOffer('update');
  wantOffer('notices');
  withdrawOffer('notices');
  withdrawOffer('update');
  expect(offers.standing).toBeNull();
});
