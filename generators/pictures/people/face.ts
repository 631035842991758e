/** The face of a person of a story, the same in every picture. */
import * as avataaars from '@dicebear/avataaars';
import { createAvatar } from '@dicebear/core';
import * as lorelei from '@dicebear/lorelei';
import { type Image, loadImage } from '@napi-rs/canvas';
import type { Rgb } from '../light/colour.ts';
import { type Jacket, jacketOf } from '../scenes/shoulders.ts';
import type { Look, PersonLook } from '../words/plan.ts';
import { type Features, featuresOf } from './features.ts';
import { AVATAAARS_FEELINGS, LORELEI_BROWS, LORELEI_CALM_MOUTHS, LORELEI_FEELINGS } from './feelings.ts';

const hex = (colour: Rgb): string =>
  colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('');

const CERTAIN = 100;
const share = (yes: boolean): number => (yes ? CERTAIN : 0);

/** Lorelei's neutral eyes. */
export const OPEN_EYES = [
  'variant02',
  'variant04',
  'variant06',
  'variant09',
  'variant10',
  'variant16',
  'variant21',
  'variant24',
] as const;

/** Lorelei's glasses without those of the sun. */
export const CLEAR_GLASSES = ['variant01', 'variant03', 'variant04', 'variant05'] as const;

/** Their jackets; that of a uniform has its color. */
export const JACKETS = { suit: 'blazerAndShirt', uniform: 'collarAndSweater' } as const;

/** A person's face, and the color of their clothes. @param how blinks: also rendered with closed eyes, for clips; asleep: eyes closed from the start */
export async function faceOf(
  person: PersonLook,
  look: Look,
  { blinks, asleep }: { blinks: boolean; asleep: boolean },
): Promise<{ image: Image; asleep?: Image; skin: Rgb; cloth: Rgb; jacket?: Jacket; features: Features }> {
  const jacket = jacketOf(person.garb);
  const common = {
    seed: String(person.seed),
    size: 720,
    skinColor: [hex(person.skin)],
    hairColor: [hex(person.hair)],
  };
  const felt = person.feels && AVATAAARS_FEELINGS[person.feels];
  const svgOf = (closed: boolean) =>
    look === 'animation'
      ? createAvatar(lorelei, {
          ...common,
          hair: [person.cut.lorelei],
          beardProbability: share(person.beard),
          glasses: [...CLEAR_GLASSES],
          glassesProbability: share(person.glasses),
          earringsProbability: 0,
          frecklesProbability: share(!person.old && person.seed % 6 === 0),
          freckles: ['variant01'],
          hairAccessoriesProbability: 0,
          eyebrows: person.feels
            ? [...LORELEI_BROWS[person.feels]]
            : ['variant01', 'variant02', 'variant05', 'variant07', 'variant09', 'variant10'],
          eyes: closed ? ['variant19'] : [...OPEN_EYES],
          mouth: person.feels ? [...LORELEI_FEELINGS[person.feels]] : [...LORELEI_CALM_MOUTHS],
        })
      : createAvatar(avataaars, {
          ...common,
          top: [person.cut.avataaars],
          topProbability: CERTAIN,
          clothesColor: [hex(person.cloth)],
          // the others have fixed colors
          clothing: jacket
            ? [JACKETS[jacket]]
            : ['hoodie', 'shirtCrewNeck', 'shirtScoopNeck', 'shirtVNeck', 'collarAndSweater'],
          accessories: ['prescription02'],
          accessoriesColor: ['3a3a42'],
          accessoriesProbability: share(person.glasses),
          facialHair: ['beardMedium'],
          facialHairProbability: share(person.beard),
          facialHairColor: [hex(person.hair)],
          mouth: felt ? [...felt.mouth] : ['smile', 'default', 'twinkle'],
          eyes: closed ? ['closed'] : felt ? [...felt.eyes] : ['default', 'happy'],
          eyebrows: felt ? [...felt.eyebrows] : ['defaultNatural', 'default'],
        });
  const { svg, extra } = svgOf(asleep).toJson();
  return {
    image: await loadImage(Buffer.from(svg)),
    skin: person.skin,
    cloth: person.cloth,
    ...(jacket && { jacket }),
    features: featuresOf(look, extra.mouth),
    ...(blinks && { asleep: await loadImage(Buffer.from(svgOf(true).toString())) }),
  };
}
