/** Vehicles and tents whose interior can be the setting. */
export type Cabin = 'train' | 'bus' | 'car' | 'plane' | 'ship' | 'rocket' | 'submarine' | 'tent';

/** The interiors that can be the setting: of vehicles, tents, a train of the underground, a space station and a cockpit. */
export type Inside = Cabin | 'subway' | 'station' | 'cockpit';
