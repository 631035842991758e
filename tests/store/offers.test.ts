import { beforeEach, expect, test } from 'vitest';
import { OFFERS, offers, wantOffer, withdrawOffer } from '../../src/store/offers.ts';

beforeEach(() => OFFERS.forEach(withdrawOffer));

test('one offer at a time: others wait until it is closed', () => {
  wantOffer('install');
  wantOffer('notices');
  expect(offers.standing).toBe('install');
  withdrawOffer('install');
  expect(offers.standing).toBe('notices');
});

test('an update does not wait behind an unanswered offer, which returns after it', () => {
  wantOffer('notices');
  wantOffer('update');
  expect(offers.standing).toBe('update');
  withdrawOffer('update');
  expect(offers.standing).toBe('notices');
});

test('a waiting offer that no longer applies is never shown', () => {
  wantOffer('update');
  wantOffer('notices');
  withdrawOffer('notices');
  withdrawOffer('update');
  expect(offers.standing).toBeNull();
});
