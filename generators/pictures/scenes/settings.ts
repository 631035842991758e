import { createCanvas } from '@napi-rs/canvas';
import { cel } from '../brush/stage.ts';
import type { Setting } from '../words/plan.ts';
import { abstract } from './abstract.ts';
import { backyard } from './backyard.ts';
import { cabin } from './cabin.ts';
import { cave } from './cave.ts';
import { city } from './city.ts';
import { withGate } from './city-wall.ts';
import { cliff } from './cliff.ts';
import { courtyard } from './courtyard.ts';
import { deck } from './deck.ts';
import { desert } from './desert.ts';
import { forest } from './forest.ts';
import { harbor, landing } from './harbor.ts';
import { garden, meadow, mountain } from './land.ts';
import { metroStation } from './metro-station.ts';
import { mars, moon } from './moon.ts';
import type { Painter } from './painter.ts';
import { pitch } from './pitch.ts';
import { plain } from './plain.ts';
import { platform } from './platform.ts';
import { pool } from './pool.ts';
import { room } from './room.ts';
import { withSite } from './sites.ts';
import { sky } from './sky.ts';
import { space } from './space.ts';
import { table } from './still-life.ts';
import { street } from './street.ts';
import { underwater } from './underwater.ts';
import { river, sea } from './water.ts';
import { waterfall } from './waterfall.ts';

/** Background of a portrait: a blurred landscape. */
const portrait: Painter = (stage) => {
  const open = stage.random.pick([meadow, sea, mountain, garden, city, river] as const);
  // a roof is over the houses of a city, and no beach is behind it
  const { onRoof, onBalcony } = stage.scene;
  const places = (onRoof || onBalcony ? city : open)(stage);
  const { ctx, canvas, width, height, u } = stage;
  const { front: _front, ...rest } = places;
  if (stage.reel) {
    stage.reel.defocus(u * (cel(stage) ? 0.25 : 0.55), 0.25);
    return rest;
  }
  const small = createCanvas(Math.ceil(width / 4), Math.ceil(height / 4));
  const inner = small.getContext('2d');
  const blur = u * (cel(stage) ? 0.25 : 0.55);
  inner.filter = `blur(${blur.toFixed(1)}px)`;
  // a little over the edge, where the blur would fade out and show the sharp picture
  const over = 2 * blur;
  inner.drawImage(canvas, -over, -over, small.width + 2 * over, small.height + 2 * over);
  ctx.drawImage(small, 0, 0, width, height);
  return rest;
};

/** A yard is in the words' garden, too. */
const gardenOrYard: Painter = (stage) => {
  const { site } = stage.scene;
  return (site === 'courtyard' ? courtyard : site === 'backyard' ? backyard : garden)(stage);
};

/** A station of the underground is a platform, too. */
const platformOrMetro: Painter = (stage) => (stage.scene.site === 'metro' ? metroStation : platform)(stage);

/** A quay or a landing is at the sea or at a river. */
const ashore =
  (open: Painter): Painter =>
  (stage) => {
    const { site } = stage.scene;
    return (site === 'harbor' ? harbor : site === 'landing' || site === 'pier' ? landing : open)(stage);
  };

/** A football field is a meadow. */
const meadowOrPitch: Painter = (stage) => (stage.scene.site === 'pitch' ? pitch : meadow)(stage);

/** A place from nearer or farther, whose things are larger or smaller then; those who come into it are as large as ever. */
const seen =
  (painter: Painter): Painter =>
  (stage) =>
    painter({ ...stage, u: stage.u * stage.view.near });

/** The painter of every setting. */
export const painters: Record<Setting, Painter> = {
  meadow: seen(withGate(withSite(meadowOrPitch))),
  garden: seen(gardenOrYard),
  forest: seen(forest),
  sea: seen(ashore(sea)),
  underwater,
  city: seen(city),
  street: seen(withSite(street)),
  mountain: seen(withGate(mountain)),
  cliff,
  desert: seen(withGate(desert)),
  river: seen(ashore(river)),
  waterfall,
  pool,
  cave: seen(cave),
  platform: seen(platformOrMetro),
  room,
  table,
  cabin,
  deck,
  space,
  moon: seen(moon),
  mars: seen(mars),
  sky,
  portrait,
  abstract,
  plain,
};
