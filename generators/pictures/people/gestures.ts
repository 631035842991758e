/** What somebody does with arms, hands and eyes. */

/** What the arms of somebody are at: something they play, steer or bite, ski poles, their own eyes, or the legs of whom they carry; folded on a table under the head of who has fallen asleep there; in ballet, which has a leg of its own, an arc above the head; one around a partner and the other in their hand; one down at the side, with something that hangs from it; one stretched out and the other at the chin, at a bow and its string. */
export type Arms =
  | 'bow'
  | 'sticks'
  | 'cello'
  | 'poles'
  | 'helm'
  | 'eyes'
  | 'bite'
  | 'cradle'
  | 'give'
  | 'take'
  | 'carry'
  | 'shins'
  | 'strum'
  | 'pipe'
  | 'sax'
  | 'squeeze'
  | 'lute'
  | 'erhu'
  | 'harp'
  | 'doze'
  | 'comb'
  | 'ballet'
  | 'waltz'
  | 'hang'
  | 'draw';

/** How a hand is in that of whoever is beside: low, or up in that of somebody taller. */
export type Joined = 'level' | 'up';

/** Where somebody looks, as the shift of their features: `x` to their front, `y` down, in units of the skull. */
export interface Gaze {
  x: number;
  y: number;
}

/** What somebody sits on who has no seat of the words: a block of wood, a seat of a cinema, or the lowest steps of stairs. */
export type SeatKind = 'block' | 'cinema' | 'steps';
