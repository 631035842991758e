/** Draws who carries somebody on their back or shoulders. */
import { type Actor, bears, CLOSER, several, sleeps } from './actors.ts';
import type { Figure } from './brush/shapes.ts';
import type { Stage } from './brush/stage.ts';
import { carrying, onShoulder } from './figures/carrying.ts';
import { asleep as withEyesClosed } from './figures/eyes.ts';
import { infantLook, withInfant } from './figures/infant.ts';
import { rgb } from './light/colour.ts';
import type { Arms } from './people/gestures.ts';
import { HUMANS } from './words/beings.ts';
import type { CarriedOn, Cast, Relation } from './words/plan.ts';

/** Size of a child beside the adult who carries it, and of an adult. */
const SCALES = { child: 0.7, person: 0.86 } as const;
/** The same of one who is held in somebody's arms. */
const IN_ARMS = 0.56;
const ARMS = { back: 'carry', shoulders: 'shins', arms: 'cradle' } as const satisfies Record<CarriedOn, Arms>;

/** A person with whoever they carry; null if they carry nobody. */
export function carriedBy(
  stage: Stage,
  one: Cast,
  ties: readonly Relation[],
  floating: boolean,
): Actor[] | null {
  const tie = ties.find((some) => some.part && isOn(some, one));
  const part = tie?.part;
  const load = tie && stage.scene.cast.find((some) => some !== one && bears(tie, some));
  if (!tie || !part || !load) return null;
  const human = HUMANS.has(load.figure);
  const goes = stage.scene.shown?.pose === 'walk';
  const asleep = sleeps(stage, load);
  // who holds a sleeping child sits down with it
  const seated = asleep && part === 'arms' && !goes && (one.bearing?.pose ?? 'stand') === 'stand';
  const carrier: Cast = human
    ? {
        ...one,
        bearing: {
          pose: goes ? 'walk' : 'stand',
          ...one.bearing,
          ...(seated && { pose: 'sit' }),
          arms: ARMS[part],
        },
      }
    : one;
  const pose = part === 'shoulders' ? 'raise' : part === 'arms' ? 'hug' : 'stand';
  const rider: Cast = human ? { ...load, bearing: { ...load.bearing, pose } } : load;
  const [own, above] = [carrier, rider].map(
    (some) => several(stage, { ...some, count: 1 }, ties, floating)[0],
  );
  if (!own || !above || own.figure === 'tree' || above.figure === 'tree') return null;
  const figure = asleep && human ? withEyesClosed(above.figure) : above.figure;
  const sleeve = one.person?.cloth ?? rgb('#3a3436');
  const hand = one.person?.skin ?? rgb('#e8b890');
  const loaded = (base: Figure): Figure =>
    load.infant && part === 'arms'
      ? withInfant(base, infantLook(load, stage.random.fork('infant')), asleep, { sleeve, hand })
      : human
        ? carrying(base, figure, {
            on: part,
            scale: part === 'arms' ? IN_ARMS : SCALES[load.figure === 'child' ? 'child' : 'person'],
            sleeve,
            hand,
            legs: (load.person?.dress ? load.person.skin : load.person?.legs) ?? rgb('#3a3436'),
          })
        : onShoulder(base, figure, (SMALL * Math.min(1.4, Math.sqrt(above.metres / 0.4))) / figure.tall);
  const both = loaded(own.figure);
  const { stride, bearer: _bearer, ...rest } = own;
  return [
    {
      ...rest,
      figure: both,
      metres: own.metres * (both.tall / own.figure.tall),
      closer: CLOSER,
      ...(stride && { stride: stride.map(loaded) }),
    },
  ];
}

/** Whether somebody is on a certain person. */
export const isOn = ({ to, toTrait, toBy }: Relation, { figure, trait, person }: Cast): boolean =>
  to === figure &&
  (toTrait === undefined || toTrait === trait) &&
  (toBy === undefined || toBy === person?.name);

/** Height of a cat or a parrot on a shoulder, beside a person who is 100 high. */
const SMALL = 24;
