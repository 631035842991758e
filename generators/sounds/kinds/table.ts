import { birds, cat, dog, frogs, insects } from './creatures.ts';
import type { Kind } from './kind.ts';
import { engine, explosion, horn, plane, siren, train, whoosh } from './machines.ts';
import { applause, crowd, heartbeat, steps } from './people.ts';
import { city, room, space, underwater } from './places.ts';
import { bell, clock, door, glass, knock, phone, typing } from './things.ts';
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
} as const satisfies Record<string, Kind>;

export type SoundKind = keyof typeof KINDS;
