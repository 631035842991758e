import type { submitDraw } from '../../src/store/draw/draw-submit.ts';

/** A filled drawing form, with its price: the arguments of `submitDraw`. */
export const LANTERN: Parameters<typeof submitDraw> = [
  {
    style: 'AUTO',
    prompt: 'a lantern',
    model: 'mj',
    ratio: '1:1',
    references: [],
    parameters: {},
    look: null,
  },
  20,
];
