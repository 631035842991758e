// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, ellipse, poly, smooth } from '../brush/path.ts';
import type { Part } from '../brush/sprite.ts';
import { rgb, shade } from '../light/colour.ts';
import type { Hat } from '../words/plan.ts';

/** A hat on a head. @param x of the head's middle @param y of it @param r its radius */
export function hatOf(hat: Hat, x: number, y: number, r: number): Part[] {
  const brow = y - r * 0.42;
  switch (hat) {
    case 'toque': {
      const linen = rgb('#fbfaf6');
      return [
        { d: smooth([[x - r, brow - r * 0.7], [x - r * 1.36, brow - r * 1.4], [x - r * 0.7, brow - r * 1.9], [x, brow - r * 1.8], [x + r * 0.7, brow - r * 1.9], [x + r * 1.36, brow - r * 1.4], [x + r, brow - r * 0.7]]), fill: linen },
        { d: box(x - r * 1.02, brow - r * 0.84, r * 2.04, r * 0.84, r * 0.12), fill: shade(linen, -0.06) },
      ];
    }
    case 'helmet': return [
      { d: smooth([[x - r * 1.06, brow], [x - r * 0.96, brow - r * 0.8], [x, brow - r * 1.3], [x + r * 0.96, brow - r * 0.8], [x + r * 1.06, brow]]), fill: rgb('#d8322c') },
      { d: smooth([[x - r * 1.5, brow + r * 0.16], [x - r * 1.04, brow - r * 0.18], [x + r * 1.04, brow - r * 0.18], [x + r * 1.5, brow + r * 0.16], [x, brow + r * 0.04]]), fill: rgb('#b02622') },
      { d: poly([[x - r * 0.34, brow - r * 0.26], [x - r * 0.3, brow - r * 0.9], [x + r * 0.3, brow - r * 0.9], [x + r * 0.34, brow - r * 0.26]]), fill: rgb('#f4c84a') },
    ];
    case 'cap': return [
      { d: smooth([[x - r * 1.04, brow], [x - r * 1.24, brow - r * 0.66], [x, brow - r * 1.1], [x + r * 1.24, brow - r * 0.66], [x + r * 1.04, brow]]), fill: rgb('#24365e') },
      { d: smooth([[x - r * 1.02, brow - r * 0.16], [x + r * 1.02, brow - r * 0.16], [x + r * 1.12, brow + r * 0.14], [x, brow + r * 0.3], [x - r * 1.12, brow + r * 0.14]]), fill: rgb('#1a1c26') }, { d: ellipse(x, brow - r * 0.52, r * 0.2), fill: rgb('#f4d04a') },
    ];
    case 'straw': return [
      { d: ellipse(x, brow + r * 0.02, r * 1.9, r * 0.4), fill: rgb('#e6cd94') }, { d: smooth([[x - r, brow - r * 0.06], [x - r * 0.8, brow - r * 0.94], [x + r * 0.8, brow - r * 0.94], [x + r, brow - r * 0.06]]), fill: rgb('#dcc083') }, { d: box(x - r * 0.96, brow - r * 0.34, r * 1.92, r * 0.26), fill: rgb('#a85a3a') },
    ];
    case 'crown': return [
      { d: poly([[x - r * 0.92, brow], [x - r * 1.04, brow - r * 0.96], [x - r * 0.5, brow - r * 0.5], [x, brow - r * 1.14], [x + r * 0.5, brow - r * 0.5], [x + r * 1.04, brow - r * 0.96], [x + r * 0.92, brow]]), fill: rgb('#f2c23a') }, { d: ellipse(x, brow - r * 0.26, r * 0.17), fill: rgb('#d8343a') }, { d: ellipse(x - r * 0.5, brow - r * 0.2, r * 0.12), fill: rgb('#3a78d8') }, { d: ellipse(x + r * 0.5, brow - r * 0.2, r * 0.12), fill: rgb('#3a78d8') },
    ];
    case 'pointed': return [
      { d: ellipse(x, brow, r * 1.8, r * 0.36), fill: rgb('#3a2a66') }, { d: smooth([[x - r * 0.98, brow - r * 0.04], [x - r * 0.3, brow - r * 1.5], [x + r * 0.5, brow - r * 2.6], [x + r * 0.5, brow - r * 2.6], [x + r * 0.5, brow - r * 1.3], [x + r * 0.98, brow - r * 0.04]]), fill: rgb('#4a3682') }, { d: box(x - r * 0.94, brow - r * 0.36, r * 1.88, r * 0.28), fill: rgb('#f2c23a') },
    ];
    case 'santa': return [
      { d: smooth([[x - r, brow], [x - r * 0.7, brow - r * 1.2], [x + r * 0.5, brow - r * 1.5], [x + r * 1.6, brow - r * 0.4], [x + r * 0.9, brow - r * 0.7], [x + r, brow]]), fill: rgb('#d22f34') }, { d: box(x - r * 1.14, brow - r * 0.24, r * 2.28, r * 0.44, r * 0.22), fill: rgb('#fbfaf6') }, { d: ellipse(x + r * 1.6, brow - r * 0.36, r * 0.3), fill: rgb('#fbfaf6') },
    ];
  }
}
