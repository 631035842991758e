import { type Actor, bears, CLOSER, several } from './actors.ts';
import type { Figure, Part } from './brush/shapes.ts';
import type { Stage } from './brush/stage.ts';
import { placed } from './figures/together.ts';
import { rgb } from './light/colour.ts';
import type { Cast, Relation } from './words/plan.ts';

/** Height of an adult in meters. */
const ADULT = 1.75;
const AHEAD_OF_THEM = { x: 0.3, y: 0.04 };
const LEAD = rgb('#7a2f2a');
/** How far from the leader's middle the first animal is, and how far each is from the one before. */
const [AHEAD, GAP] = [26, 12] as const;
/** What is as high as this follows its leader, and smaller ones run ahead; in meters. */
const HIGH = 1.2;

/** An animal with whoever leads it on a lead; null if nobody does. */
export function ledBy(stage: Stage, one: Cast, ties: readonly Relation[], floating: boolean): Actor[] | null {
  const leads = ties.filter(({ how, to }) => how === 'leads' && to === one.figure);
  const leaders = stage.scene.cast.filter((some) => leads.some((tie) => bears(tie, some)));
  const [first] = leaders.flatMap((some) =>
    several(stage, { ...some, bearing: { ...some.bearing, gaze: AHEAD_OF_THEM } }, ties, floating),
  );
  // whoever is led goes with their leader
  const goes = first?.stir === 'stroll' || first?.stir === 'dash';
  const animals = several(goes ? onTheWay(stage) : stage, one, ties, floating);
  const [led] = animals;
  if (!first || !led || first.figure === 'tree') return null;
  const figure = together(first.figure, scaleOf(first), animals);
  const others = leaders.flatMap((some) => several(stage, some, ties, floating)).slice(1);
  const stride =
    goes &&
    first.stride?.map((own, nth, { length }) => together(own, scaleOf(first), inStep(animals, nth / length)));
  const { stride: _stride, bearer: _bearer, ...rest } = first;
  return [
    {
      ...rest,
      cast: one,
      figure,
      metres: (figure.tall / 100) * ADULT,
      closer: CLOSER,
      stir: stride ? first.stir : 'stand',
      ...(stride && { stride }),
    },
    ...others,
  ];
}

/** A stage on which animals walk. */
const onTheWay = (stage: Stage): Stage => ({ ...stage, scene: { ...stage.scene, walks: true } });

/** Animals at a phase of their leader's stride: small ones take two meanwhile. */
const inStep = (animals: readonly Actor[], phase: number): Actor[] =>
  animals.map((actor) => {
    const at =
      actor.stride?.[Math.floor(((phase * (actor.metres >= HIGH ? 1 : 2)) % 1) * actor.stride.length)];
    return at ? { ...actor, figure: at } : actor;
  });

/** The scale of a figure beside an adult who is 100 high. */
const scaleOf = ({ figure, metres }: Actor): number =>
  figure === 'tree' ? 1 : (100 / figure.tall) * (metres / ADULT) ** 0.85;

/** A leader with the animals in front, each on a lead from the hand to its neck. */
function together(leader: Figure, scale: number, animals: readonly Actor[]): Figure {
  const [x, y] = leader.hand ?? [leader.half * 0.4, leader.tall * -0.45];
  const hand = [x * scale, y * scale] as const;
  const follows = animals.some(({ metres }) => metres >= HIGH);
  let front = AHEAD * scale;
  const led = animals.flatMap((actor, i) => {
    if (actor.figure === 'tree') return [];
    const size = scaleOf(actor);
    const away = front + actor.figure.half * size;
    const at = { x: follows ? -away : away, y: -i, scale: size };
    front += actor.figure.half * size * 2 + GAP;
    return [{ figure: actor.figure, at }];
  });
  const lead = led.map(({ figure, at }): Part => {
    const neck = figure.head?.neck ?? { x: figure.half * 0.5, y: figure.tall * -0.7 };
    const [to, high] = [at.x + neck.x * at.scale, at.y + neck.y * at.scale];
    const sag = Math.max(hand[1], high) + 12;
    return {
      d: `M${hand[0]} ${hand[1]}Q${(hand[0] + to) / 2} ${sag} ${to} ${high}`,
      stroke: LEAD,
      width: 1.5,
    };
  });
  // the middle of the picture is between them
  const wide = (front - 30 * scale) / 2;
  const shift = follows ? -wide : wide;
  const moved = (figure: Figure, at: { x: number; y: number; scale: number }) =>
    placed(figure, { ...at, x: at.x - shift });
  const person = moved(leader, { x: 0, y: 0, scale });
  return {
    parts: [
      ...person.parts,
      ...led.flatMap(({ figure, at }) => moved(figure, at).parts),
      ...lead.map((part): Part => ({ ...part, at: { x: -shift, y: 0, scale: 1 } })),
    ],
    half: wide + 30 * scale,
    tall: Math.max(leader.tall * scale, ...led.map(({ figure, at }) => figure.tall * at.scale)),
    ...(person.face && { face: person.face }),
    ...(leader.going && { going: leader.going }),
  };
}
