import { expect, it } from 'vitest';
import { CABIN_SEATS, pilotSeats } from '../../../generators/pictures/figures/cabin-seats.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';
import { placePixels } from './place-pixels.ts';

it.each(['a pilot in the cockpit of a plane', '飞机驾驶舱里的女机长'])(
  '%s: no passengers’ seats',
  (prompt) => {
    const plan = understand(prompt);
    expect(plan).toMatchObject({ setting: 'cabin', inside: 'cockpit' });
    expect(CABIN_SEATS[plan.inside ?? 'plane']).toBe('pilots');
    expect(placePixels(plan)).not.toBe(placePixels(understand('a passenger in a plane')));
  },
);

it('each pilot has a seat', () => {
  expect(pilotSeats(2).parts.length).toBe(2 * pilotSeats(1).parts.length);
});
