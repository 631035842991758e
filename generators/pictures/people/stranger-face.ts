/** The face of somebody whom no story names. */
import * as avataaars from '@dicebear/avataaars';
import { createAvatar } from '@dicebear/core';
import * as lorelei from '@dicebear/lorelei';
import { type Canvas, type Image, loadImage } from '@napi-rs/canvas';
import { type Rgb, rgb } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { type Jacket, jacketOf } from '../scenes/shoulders.ts';
import type { Cast, Look } from '../words/plan.ts';
import { isOld, isWoman } from '../words/traits.ts';
import { aged } from './aged.ts';
import { childlike, childlikeFeatures } from './childlike.ts';
import { CUTS, cutsFor } from './cuts.ts';
import { CLEAR_GLASSES, faceOf, JACKETS, OPEN_EYES } from './face.ts';
import { type Features, featuresOf } from './features.ts';
import {
  AVATAAARS_FEELINGS,
  LORELEI_BROWS,
  LORELEI_CALM_BROWS,
  LORELEI_CALM_MOUTHS,
  LORELEI_FEELINGS,
} from './feelings.ts';
import { OUTFITS } from './outfits.ts';
import type { Pose } from './pose.ts';
import { wornBy } from './worn-by.ts';
import { dressOver } from './worn-face.ts';

const skins = ['f6d3b3', 'eabb92', 'c98f63', '8d5a3c', 'fbe0c8'] as const;
const hairs = ['2a2024', '4a3226', '7a4a2a', 'b58143', '2c2c3c', '8f3f2c'] as const;
const cloths = ['#c8503f', '#3f6a9a', '#e0b25a', '#4a8a72', '#7a5a9a', '#2f3a52', '#e89aa8'] as const;
/** A decoded face, and the color of the clothes below it. */
export interface Face {
  image: Image | Canvas;
  /** The same face with its eyes closed, for a clip. */
  asleep?: Image | Canvas;
  cloth: Rgb;
  /** What they wear over the shirt. */
  jacket?: Jacket;
  features: Features;
  /** Whether its shoulders are those of a child. */
  child?: boolean;
}

/** A face without what is worn over it. */
type Bare = Face & { image: Image | Canvas; skin: Rgb };

/**
 * A face drawn by DiceBear, with what is worn over it. Lorelei by Lisa Wischofsky is CC0 1.0; Avataaars by Pablo Stanley is
 * free for personal and commercial use; DiceBear's own code is MIT.
 */
export async function createFace(
  cast: Cast,
  scene: { look: Look; shown?: { pose?: Pose } },
  random: Random,
  blinks = false,
): Promise<Face> {
  const asleep = (cast.bearing?.pose ?? scene.shown?.pose) === 'sleep';
  const young = await (cast.person
    ? faceOf(cast.person, scene.look, { blinks, asleep })
    : strangerFace(cast, scene, random, { blinks, asleep }));
  const face = (cast.person?.old ?? isOld(cast.trait)) ? withAge(young, scene.look) : young;
  const hat = cast.person?.hat;
  const dress = dressOver([...wornBy(cast), ...(hat ? [{ what: hat }] : [])], scene.look);
  const dressed = dress
    ? {
        ...face,
        image: dress.over(face.image),
        ...(face.asleep && { asleep: dress.over(face.asleep) }),
        features: dress.moved(face.features),
      }
    : face;
  return cast.figure === 'child' && scene.look === 'animation' ? grownDown(dressed) : dressed;
}

/** A face with the lines of age. */
const withAge = (face: Bare, look: Look): Bare => ({
  ...face,
  image: aged(face.image, look, face.skin),
  ...(face.asleep && { asleep: aged(face.asleep, look, face.skin) }),
});

/** A face of Lorelei's as that of a child, on narrow shoulders. */
const grownDown = (face: Face): Face => ({
  ...face,
  image: childlike(face.image),
  ...(face.asleep && { asleep: childlike(face.asleep) }),
  features: childlikeFeatures(face.features),
  child: true,
});

async function strangerFace(
  cast: Cast,
  { look }: { look: Look },
  random: Random,
  { blinks, asleep }: { blinks: boolean; asleep: boolean },
): Promise<Bare> {
  const seed = String(random.int(0, 0x7fffffff));
  const woman = isWoman(cast.trait) ?? random.chance(0.5);
  const child = cast.figure === 'child';
  const cuts = cutsFor(woman, { child, old: isOld(cast.trait) }).map((name) => CUTS[name]);
  const skin = random.pick(skins);
  const hair = isOld(cast.trait) ? 'd6d2ce' : random.pick(hairs);
  const wears = cast.outfit && OUTFITS[cast.outfit];
  const jacket = jacketOf(wears?.garb);
  const chosen = rgb(random.pick(cloths));
  const cloth = cast.colour ?? (jacket && wears ? wears.cloth : chosen);
  const feeling = cast.feels;
  const felt = feeling && AVATAAARS_FEELINGS[feeling];
  const shown = felt && { mouth: [...felt.mouth], eyes: [...felt.eyes], eyebrows: [...felt.eyebrows] };
  const svgOf = (closed: boolean) =>
    look === 'animation'
      ? createAvatar(lorelei, {
          ...(closed && { eyes: ['variant19'] }),
          seed,
          size: 720,
          skinColor: [skin],
          hair: cuts.map(({ lorelei: cut }) => cut),
          hairColor: [hair],
          beardProbability: woman || child ? 0 : 12,
          // one of them is dark
          glasses: [...CLEAR_GLASSES],
          ...(child && !closed && { eyes: [...OPEN_EYES] }),
          glassesProbability: child ? 6 : 16,
          earringsProbability: woman && !child ? 40 : 0,
          freckles: ['variant01'],
          frecklesProbability: isOld(cast.trait) ? 0 : 14,
          hairAccessoriesProbability: woman ? 22 : 0,
          eyebrows: feeling ? [...LORELEI_BROWS[feeling]] : [...LORELEI_CALM_BROWS],
          mouth: feeling ? [...LORELEI_FEELINGS[feeling]] : [...LORELEI_CALM_MOUTHS],
        })
      : createAvatar(avataaars, {
          seed,
          size: 720,
          skinColor: [skin],
          hairColor: [hair],
          clothesColor: [hex(cloth)],
          // sunglasses only if the words ask for them
          accessories: ['prescription01', 'prescription02', 'round'],
          accessoriesProbability: 14,
          facialHairProbability: woman || child ? 0 : 26,
          facialHairColor: [hair],
          mouth: child ? ['smile', 'twinkle'] : ['smile', 'default', 'serious', 'twinkle'],
          eyes: ['default', 'default', 'side'],
          eyebrows: ['defaultNatural', 'default', 'raisedExcitedNatural', 'flatNatural'],
          ...shown,
          ...(closed && { eyes: ['closed'] }),
          clothing: jacket
            ? [JACKETS[jacket]]
            : [
                'blazerAndShirt',
                'blazerAndSweater',
                'collarAndSweater',
                'hoodie',
                'shirtCrewNeck',
                'shirtScoopNeck',
                'shirtVNeck',
              ],
          top: cuts.map(({ avataaars: cut }) => cut),
        });
  const { svg, extra } = svgOf(asleep).toJson();
  return {
    image: await loadImage(Buffer.from(svg)),
    skin: rgb(`#${skin}`),
    cloth,
    ...(jacket && { jacket }),
    features: featuresOf(look, extra.mouth),
    ...(blinks && { asleep: await loadImage(Buffer.from(svgOf(true).toString())) }),
  };
}

function hex(colour: Rgb): string {
  return colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('');
}
