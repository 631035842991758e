/** Decides how a person of a story looks. */
import { ownName } from '../../stage-names.ts';
import { rgb } from '../light/colour.ts';
import type { PicturePerson } from '../pictures.ts';
import { createRandom, hashText, mixSeed, type Random } from '../random.ts';
import { ANIMATE } from '../words/beings.ts';
import type { Cast, PersonLook } from '../words/plan.ts';
import { isOld, isWoman } from '../words/traits.ts';
import type { Garb } from '../words/wear.ts';
import { CUTS, cutsFor } from './cuts.ts';
import { type Clothes, clothesIn, cutIn, garbIn, hairIn, signsIn, skinIn } from './look-words.ts';
import { OUTFITS } from './outfits.ts';

const SKINS = ['#f6d3b3', '#eabb92', '#c98f63', '#8d5a3c', '#fbe0c8'].map(rgb);
const HAIRS = ['#2a2024', '#4a3226', '#7a4a2a', '#b58143', '#8f3f2c', '#1c1c28'].map(rgb);
/** Defaults for people with Chinese names. */
const CHINESE_HAIRS = ['#2a2024', '#1c1c28', '#241c20', '#3a2820'].map(rgb);
const CHINESE_SKINS = ['#f6d3b3', '#eabb92', '#fbe0c8', '#dba878'].map(rgb);
const GREYS = ['#d6d2ce', '#b4b2b4', '#f0eeea'].map(rgb);
const CLOTHS = ['#c8443c', '#3f6ab0', '#e0b040', '#3f8a6a', '#7a4a8c', '#2f3a52', '#d9803a', '#e58aa4'].map(
  rgb,
);
const SUITS = ['#2b3346', '#33363e', '#4a4e58', '#3f342e'].map(rgb);
const UNIFORMS = ['#2f4674', '#3f5a4a', '#4a4a5c', '#6a5a44'].map(rgb);
const WHITE = rgb('#f4f6f8');
/** Clothes with trousers, whoever wears them. */
const TROUSERED: ReadonlySet<Garb> = new Set<Garb>([
  'knit',
  'suit',
  'tuxedo',
  'whiteCoat',
  'uniform',
  'apron',
  'lamellar',
  'cuirass',
  'mail',
]);
const LEGS = ['#2f3648', '#4a4038', '#5a6a7c', '#3a3436'].map(rgb);

/**
 * A person's look: as described, and otherwise chosen by the seed.
 * @param means the figure that the description is about, e.g. a girl or a fox, if known
 * @param pictureSeed seed for looks without their own
 */
export function personLook(
  { name, look }: PicturePerson,
  means: Omit<Cast, 'count'> | undefined,
  pictureSeed: number,
): PersonLook {
  const words = look.words.toLowerCase().normalize('NFKC');
  const seed = mixSeed(look.seed ?? pictureSeed, hashText(ownName(name.toLowerCase())));
  const choice = (what: string): Random => createRandom(seed).fork(what);
  const being = means && (means.faced || ANIMATE.has(means.figure)) ? means : undefined;
  const signs = signsIn(words);
  const child = being?.figure === 'child';
  const woman = signs.woman ?? isWoman(being?.trait) ?? choice('woman').chance(0.5);
  const old = isOld(being?.trait) || signs.old;
  const chinese = /^\p{Script=Han}+$/u.test(name);
  const clothes: Clothes = clothesIn(words);
  const outfit = being?.outfit && OUTFITS[being.outfit];
  const garb = garbIn(words) ?? outfit?.garb;
  const cut = cutIn(words, woman) ?? outfit?.cut ?? choice('cut').pick(cutsFor(woman, { child, old }));
  const suited = garb === 'suit' || garb === 'tuxedo';
  const cloth =
    clothes.colour ??
    outfit?.cloth ??
    (garb === 'whiteCoat'
      ? WHITE
      : choice('cloth').pick(suited ? SUITS : garb === 'uniform' ? UNIFORMS : CLOTHS));
  return {
    name,
    figure: being?.figure ?? 'person',
    ...(being?.trait && { trait: being.trait }),
    ...(being?.colour && { colour: being.colour }),
    woman,
    old,
    skin: skinIn(words) ?? outfit?.skin ?? choice('skin').pick(chinese ? CHINESE_SKINS : SKINS),
    hair: hairIn(words) ?? outfit?.hair ?? choice('hair').pick(old ? GREYS : chinese ? CHINESE_HAIRS : HAIRS),
    cut: CUTS[cut],
    cloth,
    legs: suited ? cloth : (outfit?.legs ?? choice('legs').pick(LEGS)),
    dress:
      clothes.dress ??
      (garb && TROUSERED.has(garb) && !outfit?.gown ? false : undefined) ??
      outfit?.dress ??
      (woman && (outfit?.gown === true || choice('dress').chance(0.6))),
    ...(garb && { garb }),
    ...(outfit?.hat && { hat: outfit.hat }),
    glasses: signs.glasses,
    beard:
      signs.beard ||
      outfit?.beard === true ||
      (old && !woman && (being?.outfit === 'fisher' || choice('beard').chance(0.5))),
    seed,
  };
}
