import type { Random } from '../random.ts';
import type { Mood, Season, Time, Weather } from '../words/plan.ts';
import type { Rgb } from './colour.ts';
import { lit, luminance, mix, rgb, saturate, shade, turnHue } from './colour.ts';

/** The lighting of a picture. All painters apply it to their colors, so that they match. */
export interface Air {
  /** From the top of the sky to the horizon. */
  sky: readonly [Rgb, Rgb, Rgb, Rgb];
  /** The sun's or moon's own colour, and of the glow around it. */
  disc: Rgb;
  glow: Rgb;
  /** Color of a white surface in this light. */
  light: Rgb;
  /** Color of distant things (aerial perspective). */
  haze: Rgb;
  hazeStrength: number;
  cloud: Rgb;
  cloudShade: Rgb;
  /** Whether lamps are on and stars visible. */
  dark: boolean;
  /** Height of the sun or moon, 0 horizon .. 1 top. */
  discHeight: number;
}

type Shades = [
  sky: string,
  disc: string,
  glow: string,
  light: string,
  haze: string,
  cloud: string,
  cloudShade: string,
];

const shades: Record<Time, readonly Shades[]> = {
  dawn: [
    ['#6d93cf #b9aedb #ffc8b4 #ffe9c2', '#fff3cf', '#ffd9a0', '#f3dde2', '#f5d0c4', '#fff0ea', '#d6a8c0'],
    ['#7aa9c9 #b7d3d6 #fbd9c0 #fff0cf', '#fff6da', '#ffe1b0', '#f2e6de', '#efdccf', '#fffaf2', '#c3b8c9'],
    ['#8579c2 #d49ccb #ffb3a7 #ffdcae', '#fff0c4', '#ffc59a', '#efd2de', '#f0bfc4', '#ffe6e4', '#b98bbd'],
  ],
  noon: [
    ['#1f74d6 #4fa4ee #9bd0f7 #dcf1fb', '#fffbe8', '#fff4cf', '#ffffff', '#cbe4f4', '#ffffff', '#b4cfe6'],
    ['#1a86c8 #49b6e3 #97dcee #e3f6ef', '#fffdf0', '#fffbe0', '#fffdf6', '#cfece9', '#ffffff', '#a9d3de'],
    ['#2c66c4 #6197e4 #adcdf4 #eef3ee', '#fffae0', '#fff0c8', '#fffaf2', '#d5dff0', '#fffefa', '#bcc7e2'],
  ],
  dusk: [
    ['#2d1b59 #8c3a7a #f0694a #ffc35f', '#ffe08a', '#ff9a4a', '#c98b86', '#e2775f', '#ffab7c', '#8a3f78'],
    ['#3a2a6c #a24a8c #ff7f6b #ffd37a', '#fff0b0', '#ffb05e', '#cf9490', '#e58a78', '#ffc09a', '#94508c'],
    ['#1f2a56 #6a4a80 #d9705a #f9b85a', '#ffd070', '#ff8a3c', '#b98a86', '#cf7a5c', '#f4a072', '#6a416e'],
  ],
  blue: [
    ['#152a66 #2c52a4 #6389cc #f2b994', '#f4f1dc', '#9cbcf2', '#8496c8', '#5d7cb6', '#8ba2d6', '#32488a'],
    ['#1a2158 #3a4a9c #7c86c8 #f0a58c', '#f6ecd8', '#aab4f0', '#8a90c4', '#6a74b0', '#9a9cd2', '#3c4080'],
  ],
  night: [
    ['#050a22 #0d1c47 #1d376b #3a5d92', '#f4f1dc', '#9db9e8', '#5d73a8', '#27426f', '#4a659b', '#1a2a55'],
    ['#0a0722 #1b1549 #33286e #5a4b93', '#f6ecd8', '#b7a6e8', '#6a6aa8', '#3a326f', '#6a5a9f', '#251c52'],
    ['#03131f #0a2a3e #134a5d #2f7480', '#eef6e4', '#8fd0d0', '#5784a0', '#1d4f5f', '#4a828f', '#123344'],
  ],
};

/** Range of the height of the sun or moon, 0 horizon .. 1 top. */
const heights: Record<Time, readonly [number, number]> = {
  dawn: [0.06, 0.3],
  noon: [0.66, 0.9],
  dusk: [0.02, 0.2],
  blue: [0.5, 0.8],
  night: [0.5, 0.88],
};

/** The lighting of a time of day, adjusted by weather, season, moods, requested colors and colors of references. */
export function createAir(
  wish: {
    time: Time;
    weather: Weather;
    season: Season;
    moods: readonly Mood[];
    colours: readonly Rgb[];
    push: number;
  },
  random: Random,
): Air {
  const [sky, disc, glow, light, haze, cloud, cloudShade] = random.pick(shades[wish.time]);
  const stops = sky.split(' ').map(rgb);
  const turn = random.range(-7, 7);
  const [low, high] = heights[wish.time];
  let air: Air = {
    sky: [stops[0] ?? [0, 0, 0], stops[1] ?? [0, 0, 0], stops[2] ?? [0, 0, 0], stops[3] ?? [0, 0, 0]],
    disc: rgb(disc),
    glow: rgb(glow),
    light: rgb(light),
    haze: rgb(haze),
    cloud: rgb(cloud),
    cloudShade: rgb(cloudShade),
    hazeStrength: wish.time === 'noon' ? 0.72 : 0.86,
    dark: wish.time === 'night' || wish.time === 'blue',
    discHeight: random.range(low, high),
  };
  air = recolour(air, (colour) => turnHue(colour, turn));
  air = underWeather(air, wish.weather, wish.time);
  if (wish.season === 'winter')
    air = recolour(air, (colour) =>
      saturate(mix(colour, rgb('#c8d8ea'), wish.time === 'night' ? 0.05 : 0.14), 0.9),
    );
  if (wish.season === 'autumn' && wish.time !== 'night')
    air = recolour(air, (colour) => mix(colour, rgb('#f6d9a8'), 0.1));
  for (const mood of wish.moods) air = recolour(air, moodTurn[mood]);
  wish.colours.slice(0, 2).forEach((colour, i) => {
    air = towards(air, colour, i === 0 ? 0.42 : 0.25);
  });
  return recolour(air, (colour) => saturate(colour, 0.94 + wish.push * 0.22));
}

/** Tints the lighting but keeps each color's luminance, so that depth is kept. @param amount 0..1 */
export function towards(air: Air, colour: Rgb, amount: number): Air {
  return recolour(air, (shadeOf) => {
    const target =
      luminance(colour) > 0.02 ? shade(colour, (luminance(shadeOf) - luminance(colour)) * 0.9) : shadeOf;
    return mix(shadeOf, target, amount);
  });
}

/** Maps all colors of the lighting. */
export function recolour(air: Air, change: (colour: Rgb) => Rgb): Air {
  const [a, b, c, d] = air.sky;
  return {
    ...air,
    sky: [change(a), change(b), change(c), change(d)],
    disc: mix(air.disc, change(air.disc), 0.5),
    glow: change(air.glow),
    light: mix(air.light, change(air.light), 0.7),
    haze: change(air.haze),
    cloud: change(air.cloud),
    cloudShade: change(air.cloudShade),
  };
}

function underWeather(air: Air, weather: Weather, time: Time): Air {
  const grey: Rgb = time === 'night' ? rgb('#1c2536') : time === 'dusk' ? rgb('#6a5560') : rgb('#8d99a6');
  switch (weather) {
    case 'clear':
    case 'cloudy':
      return air;
    case 'rain':
      return {
        ...recolour(air, (c) => mix(saturate(c, 0.7), grey, 0.48)),
        light: lit(air.light, [205, 214, 228]),
        hazeStrength: 0.92,
      };
    case 'storm':
      return {
        ...recolour(air, (c) => mix(saturate(c, 0.65), shade(grey, -0.45), 0.62)),
        light: lit(air.light, [186, 194, 218]),
        hazeStrength: 0.9,
      };
    case 'snow':
      return {
        ...recolour(air, (c) =>
          mix(saturate(c, 0.72), mix(grey, [232, 238, 246], time === 'night' ? 0.1 : 0.6), 0.45),
        ),
        hazeStrength: 0.94,
      };
    case 'fog':
      return {
        ...recolour(air, (c) => mix(c, air.haze, 0.55)),
        haze: mix(air.haze, [226, 228, 230], time === 'night' ? 0.12 : 0.35),
        hazeStrength: 1,
      };
    case 'sand': {
      const sand = rgb(time === 'night' ? '#4a3826' : time === 'noon' ? '#d0a468' : '#b8824e');
      return {
        ...recolour(air, (c) => mix(c, sand, 0.66)),
        light: lit(air.light, [226, 190, 140]),
        haze: mix(air.haze, sand, 0.85),
        hazeStrength: 1,
      };
    }
  }
}

const moodTurn: Record<Mood, (colour: Rgb) => Rgb> = {
  warm: (c) => mix(c, lit(c, [255, 214, 160]), 0.45),
  cold: (c) => mix(c, lit(c, [170, 205, 255]), 0.45),
  neon: (c) => saturate(mix(c, luminance(c) > 0.4 ? rgb('#ff4fc3') : rgb('#2a0f66'), 0.34), 1.35),
  pastel: (c) => mix(saturate(c, 0.85), [255, 240, 244], 0.24),
  gloomy: (c) => shade(saturate(c, 0.6), -0.24),
  dreamy: (c) => mix(saturate(turnHue(c, 14), 1.1), rgb('#e6b3f2'), 0.18),
  vintage: (c) => mix(saturate(c, 0.55), lit(c, [255, 220, 168]), 0.6),
  ink: (c) => mix(saturate(c, 0.06), rgb('#f3efe2'), 0.5),
  vivid: (c) => saturate(c, 1.35),
};
