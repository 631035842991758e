/** Lamps as they stand in a picture. */
import type { Lamp } from '../words/more-figure-names.ts';
import { type Entry, ground, landmark, table } from './entry.ts';
import { deskLamp, handLantern, streetLamp } from './lights.ts';

export const lamps: Record<Lamp, Entry> = {
  handLantern: ground(0.5, (c) => handLantern(c.colour)),
  deskLamp: table((c, { setting, relations }) =>
    deskLamp(c.colour, setting === 'room' && !relations.some(({ who }) => who === 'deskLamp')),
  ),
  streetLamp: landmark(9, (c) => streetLamp(c.colour)),
};
