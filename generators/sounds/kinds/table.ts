import { birds, cat, dog, frogs, insects } from './creatures.ts';
import { bees, cow, horse, roar, rooster, sheep, wolf } from './farm.ts';
import type { Kind } from './kind.ts';
import { engine, explosion, horn, plane, siren, train, whoosh } from './machines.ts';
import { applause, crowd, heartbeat, steps } from './people.ts';
import { city, room, space, underwater } from './places.ts';
import { beeps, bicycle, coins, drip, paper, shutter, sizzle, sparkle } from './small-things.ts';
import { bell, clock, door, glass, knock, phone, typing } from './things.ts';
import { cry, laughter, snore } from './voices.ts';
import { fire, rain, stream, thunder, waves, wind } from './weather.ts';

/** Every kind of sound by its key. */
export const KINDS = {
  rain,
  wind,
  waves,
  stream,
  thunder,
  fire,
  birds,
  insects,
  frogs,
  dog,
  cat,
  crowd,
  steps,
  heartbeat,
  applause,
  door,
  knock,
  bell,
  clock,
  glass,
  typing,
  phone,
  engine,
  train,
  siren,
  plane,
  horn,
  explosion,
  whoosh,
  room,
  city,
  space,
  underwater,
  horse,
  cow,
  sheep,
  rooster,
  wolf,
  roar,
  bees,
  laughter,
  cry,
  snore,
  paper,
  shutter,
  coins,
  sparkle,
  beeps,
  sizzle,
  drip,
  bicycle,
} as const satisfies Record<string, Kind>;

export type SoundKind = keyof typeof KINDS;
