// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, ellipse, poly, smooth } from '../brush/path.ts';
import type { Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Hat } from '../words/wear.ts';

/** How high a hat reaches above the middle of the head, in radii of it, and how far its brim to either side. */
export const HAT_SIZES: Readonly<Record<Hat, { tall: number; half: number }>> = {
  felt: { tall: 1.5, half: 1.7 },
  topHat: { tall: 2.3, half: 1.6 },
  beret: { tall: 1.4, half: 1.5 },
  toque: { tall: 2.4, half: 1.4 },
  helmet: { tall: 1.8, half: 1.5 },
  cap: { tall: 1.6, half: 1.3 },
  straw: { tall: 1.5, half: 1.9 },
  crown: { tall: 1.6, half: 1.1 },
  pointed: { tall: 3.1, half: 1.8 },
  santa: { tall: 2, half: 2 },
  tricorn: { tall: 1.7, half: 1.8 },
  knight: { tall: 2.5, half: 1.3 },
  ironCap: { tall: 2, half: 1.2 },
  bubble: { tall: 1.75, half: 1.75 },
  halo: { tall: 1.9, half: 1 },
  gnome: { tall: 2.9, half: 1.2 },
  hood: { tall: 1.6, half: 1.5 },
  beanie: { tall: 1.9, half: 1.1 },
  mortarboard: { tall: 1.5, half: 1.7 },
  nurseCap: { tall: 1.6, half: 1.1 },
  monkCrown: { tall: 2.1, half: 1.2 },
};

/** A hat on a head. @param x of the head's middle @param y of it @param r its radius @param wished its color */
export function hatOf(hat: Hat, x: number, y: number, r: number, wished?: Rgb): Part[] {
  const brow = y - r * 0.42;
  switch (hat) {
    case 'felt': {
      const felt = wished ?? rgb('#6a4a34');
      return [
        { d: smooth([[x - r * 0.96, brow], [x - r * 0.92, brow - r * 0.7], [x - r * 0.5, brow - r * 1.08], [x, brow - r * 0.94], [x + r * 0.5, brow - r * 1.08], [x + r * 0.92, brow - r * 0.7], [x + r * 0.96, brow]]), fill: felt },
        { d: box(x - r * 0.95, brow - r * 0.36, r * 1.9, r * 0.3), fill: shade(felt, -0.45) }, { d: ellipse(x, brow + r * 0.02, r * 1.7, r * 0.26), fill: shade(felt, -0.12) },
      ];
    }
    case 'topHat': {
      const silk = wished ?? rgb('#2b2a32');
      return [
        { d: smooth([[x - r * 0.86, brow], [x - r * 0.82, brow - r * 0.9], [x - r * 0.92, brow - r * 1.8], [x - r * 0.92, brow - r * 1.8], [x + r * 0.92, brow - r * 1.8], [x + r * 0.92, brow - r * 1.8], [x + r * 0.82, brow - r * 0.9], [x + r * 0.86, brow]]), fill: silk },
        { d: box(x - r * 0.85, brow - r * 0.46, r * 1.7, r * 0.34), fill: wished ? shade(silk, -0.45) : rgb('#a8343a') }, { d: ellipse(x, brow + r * 0.02, r * 1.55, r * 0.24), fill: shade(silk, 0.14) },
      ];
    }
    case 'beret': {
      const wool = wished ?? rgb('#b0303c');
      return [
        { d: smooth([[x - r * 0.96, brow + r * 0.08], [x - r * 1.44, brow - r * 0.4], [x - r * 0.6, brow - r * 0.86], [x + r * 0.6, brow - r * 0.8], [x + r * 1.1, brow - r * 0.3], [x + r * 0.96, brow + r * 0.08]]), fill: wool },
        { d: box(x - r * 0.98, brow - r * 0.06, r * 1.96, r * 0.2, r * 0.1), fill: shade(wool, -0.25) }, { d: `M${x - r * 0.1} ${brow - r * 0.82}l${r * 0.08} ${-r * 0.2}`, stroke: shade(wool, -0.2), width: r * 0.14 },
      ];
    }
    case 'beanie': {
      const wool = wished ?? rgb('#c8443c');
      return [
        { d: ellipse(x, brow - r * 1.06, r * 0.3), fill: shade(wool, 0.4) }, { d: smooth([[x - r * 1.02, brow + r * 0.06], [x - r * 0.96, brow - r * 0.6], [x, brow - r * 1], [x + r * 0.96, brow - r * 0.6], [x + r * 1.02, brow + r * 0.06]]), fill: wool },
        { d: box(x - r * 1.06, brow - r * 0.26, r * 2.12, r * 0.38, r * 0.16), fill: shade(wool, 0.2) },
      ];
    }
    case 'monkCrown': {
      const leaf = (at: number, tall: number): Part => ({ d: smooth([[x + (at - 0.28) * r, brow], [x + (at - 0.3) * r, brow - tall * 0.6 * r], [x + at * 1.12 * r, brow - tall * r], [x + at * 1.12 * r, brow - tall * r], [x + (at + 0.3) * r, brow - tall * 0.6 * r], [x + (at + 0.28) * r, brow]]), fill: wished ?? rgb('#c8352e'), stroke: rgb('#efc23e'), width: r * 0.1 });
      return [leaf(-0.8, 1.15), leaf(0.8, 1.15), leaf(-0.42, 1.42), leaf(0.42, 1.42), leaf(0, 1.62), { d: `M${x - r} ${brow - r * 0.04}Q${x} ${brow + r * 0.22} ${x + r} ${brow - r * 0.04}`, stroke: rgb('#efc23e'), width: r * 0.26 }, { d: ellipse(x, brow - r * 0.8, r * 0.16), fill: rgb('#f6e7b0') }];
    }
    case 'nurseCap': {
      const linen = wished ?? rgb('#fbfaf6');
      return [
        { d: smooth([[x - r * 0.78, brow - r * 0.2], [x - r * 0.94, brow - r * 1.0], [x, brow - r * 1.16], [x + r * 0.94, brow - r * 1.0], [x + r * 0.78, brow - r * 0.2], [x, brow - r * 0.38]], true, 0.24), fill: linen }, { d: `M${x - r * 0.78} ${brow - r * 0.3}Q${x} ${brow - r * 0.5} ${x + r * 0.78} ${brow - r * 0.3}`, stroke: shade(linen, -0.2), width: r * 0.1 },
        { d: box(x - r * 0.09, brow - r * 0.98, r * 0.18, r * 0.5), fill: rgb('#d2353a'), alpha: 1 }, { d: box(x - r * 0.25, brow - r * 0.82, r * 0.5, r * 0.18), fill: rgb('#d2353a'), alpha: 1 },
      ];
    }
    case 'mortarboard': {
      const felt = wished ?? rgb('#262a3a');
      const gold = rgb('#e8b93a');
      const top = brow - r * 0.62;
      return [
        { d: smooth([[x - r * 1.02, brow + r * 0.08], [x - r * 0.98, brow - r * 0.5], [x + r * 0.98, brow - r * 0.5], [x + r * 1.02, brow + r * 0.08], [x, brow - r * 0.06]], true, 0.3), fill: shade(felt, -0.2) },
        { d: poly([[x - r * 1.66, top], [x, top - r * 0.46], [x + r * 1.66, top], [x, top + r * 0.46]]), fill: felt }, { d: `M${x - r * 1.6} ${top}L${x} ${top + r * 0.42}L${x + r * 1.6} ${top}`, stroke: shade(felt, 0.22), width: r * 0.07 },
        { d: `M${x} ${top}L${x + r * 1.2} ${top + r * 0.14}V${top + r * 0.86}`, stroke: gold, width: r * 0.1 }, { d: poly([[x + r * 1.14, top + r * 0.76], [x + r * 1.26, top + r * 0.76], [x + r * 1.36, top + r * 1.24], [x + r * 1.04, top + r * 1.24]]), fill: gold }, { d: ellipse(x, top, r * 0.12, r * 0.07), fill: gold },
      ];
    }
    case 'toque': {
      const linen = rgb('#fbfaf6');
      return [
        { d: smooth([[x - r, brow - r * 0.7], [x - r * 1.36, brow - r * 1.4], [x - r * 0.7, brow - r * 1.9], [x, brow - r * 1.8], [x + r * 0.7, brow - r * 1.9], [x + r * 1.36, brow - r * 1.4], [x + r, brow - r * 0.7]]), fill: linen },
        { d: box(x - r * 1.02, brow - r * 0.84, r * 2.04, r * 0.84, r * 0.12), fill: shade(linen, -0.06) },
      ];
    }
    case 'helmet': return [
      { d: smooth([[x - r * 1.06, brow], [x - r * 0.96, brow - r * 0.8], [x, brow - r * 1.3], [x + r * 0.96, brow - r * 0.8], [x + r * 1.06, brow]]), fill: wished ?? rgb('#d8322c') },
      { d: smooth([[x - r * 1.5, brow + r * 0.16], [x - r * 1.04, brow - r * 0.18], [x + r * 1.04, brow - r * 0.18], [x + r * 1.5, brow + r * 0.16], [x, brow + r * 0.04]]), fill: wished ? shade(wished, -0.2) : rgb('#b02622') },
      { d: poly([[x - r * 0.34, brow - r * 0.26], [x - r * 0.3, brow - r * 0.9], [x + r * 0.3, brow - r * 0.9], [x + r * 0.34, brow - r * 0.26]]), fill: rgb('#f4c84a') },
    ];
    case 'cap': return [
      { d: smooth([[x - r * 1.04, brow], [x - r * 1.24, brow - r * 0.66], [x, brow - r * 1.1], [x + r * 1.24, brow - r * 0.66], [x + r * 1.04, brow]]), fill: wished ?? rgb('#24365e') },
      { d: smooth([[x - r * 1.02, brow - r * 0.16], [x + r * 1.02, brow - r * 0.16], [x + r * 1.12, brow + r * 0.14], [x, brow + r * 0.3], [x - r * 1.12, brow + r * 0.14]]), fill: rgb('#1a1c26') }, { d: ellipse(x, brow - r * 0.52, r * 0.2), fill: rgb('#f4d04a') },
    ];
    case 'straw': return [
      { d: ellipse(x, brow + r * 0.02, r * 1.9, r * 0.4), fill: rgb('#e6cd94') }, { d: smooth([[x - r, brow - r * 0.06], [x - r * 0.8, brow - r * 0.94], [x + r * 0.8, brow - r * 0.94], [x + r, brow - r * 0.06]]), fill: rgb('#dcc083') }, { d: box(x - r * 0.96, brow - r * 0.34, r * 1.92, r * 0.26), fill: rgb('#a85a3a') },
    ];
    case 'crown': return [
      { d: poly([[x - r * 0.92, brow], [x - r * 1.04, brow - r * 0.96], [x - r * 0.5, brow - r * 0.5], [x, brow - r * 1.14], [x + r * 0.5, brow - r * 0.5], [x + r * 1.04, brow - r * 0.96], [x + r * 0.92, brow]]), fill: rgb('#f2c23a') }, { d: ellipse(x, brow - r * 0.26, r * 0.17), fill: rgb('#d8343a') }, { d: ellipse(x - r * 0.5, brow - r * 0.2, r * 0.12), fill: rgb('#3a78d8') }, { d: ellipse(x + r * 0.5, brow - r * 0.2, r * 0.12), fill: rgb('#3a78d8') },
    ];
    case 'pointed': return [
      { d: ellipse(x, brow, r * 1.8, r * 0.36), fill: wished ? shade(wished, -0.2) : rgb('#3a2a66') }, { d: smooth([[x - r * 0.98, brow - r * 0.04], [x - r * 0.3, brow - r * 1.5], [x + r * 0.5, brow - r * 2.6], [x + r * 0.5, brow - r * 2.6], [x + r * 0.5, brow - r * 1.3], [x + r * 0.98, brow - r * 0.04]]), fill: wished ?? rgb('#4a3682') }, { d: box(x - r * 0.94, brow - r * 0.36, r * 1.88, r * 0.28), fill: rgb('#f2c23a') },
    ];
    case 'tricorn': {
      const felt = wished ?? rgb('#26242c');
      return [
        { d: smooth([[x - r * 0.96, brow], [x - r * 0.7, brow - r * 0.9], [x + r * 0.7, brow - r * 0.9], [x + r * 0.96, brow]]), fill: felt },
        { d: smooth([[x - r * 1.8, brow - r * 0.5], [x - r * 0.9, brow - r * 0.66], [x, brow - r * 1.16], [x + r * 0.9, brow - r * 0.66], [x + r * 1.8, brow - r * 0.5], [x + r * 1.2, brow + r * 0.16], [x, brow + r * 0.24], [x - r * 1.2, brow + r * 0.16]]), fill: shade(felt, 0.08) },
        { d: `M${x - r * 1.76} ${brow - r * 0.5}Q${x - r * 0.8} ${brow - r * 0.6} ${x} ${brow - r * 1.14}Q${x + r * 0.8} ${brow - r * 0.6} ${x + r * 1.76} ${brow - r * 0.5}`, stroke: rgb('#e8c860'), width: r * 0.1 },
        { d: `M${x - r * 0.34} ${brow - r * 0.06}l${r * 0.68} ${-r * 0.34}m${-r * 0.68} 0l${r * 0.68} ${r * 0.34}`, stroke: rgb('#f4f2ee'), width: r * 0.1 }, { d: ellipse(x, brow - r * 0.4, r * 0.24, r * 0.22), fill: rgb('#f4f2ee') },
      ];
    }
    case 'knight': {
      const steel = wished ?? rgb('#a4adb8');
      return [
        { d: smooth([[x - r * 0.1, brow - r * 1.2], [x - r * 0.2, brow - r * 2], [x + r * 0.9, brow - r * 2.1], [x + r * 1.6, brow - r * 1.3], [x + r * 0.9, brow - r * 1.5], [x + r * 0.2, brow - r * 1.2]]), fill: rgb('#c8303a') },
        { d: smooth([[x - r * 1.1, brow + r * 0.3], [x - r * 1.08, brow - r * 0.6], [x, brow - r * 1.34], [x + r * 1.08, brow - r * 0.6], [x + r * 1.1, brow + r * 0.3], [x + r * 0.9, brow + r * 0.04], [x - r * 0.9, brow + r * 0.04]]), fill: steel },
        { d: box(x - r * 1.12, brow - r * 0.2, r * 2.24, r * 0.3, r * 0.1), fill: shade(steel, -0.2) }, { d: `M${x} ${brow - r * 0.2}L${x} ${brow - r * 1.3}`, stroke: shade(steel, 0.3), width: r * 0.12 },
      ];
    }
    case 'ironCap': {
      const steel = wished ?? rgb('#8f99a4');
      return [
        { d: smooth([[x - r * 1.08, brow + r * 0.06], [x - r * 0.96, brow - r * 0.7], [x, brow - r * 1.56], [x, brow - r * 1.56], [x + r * 0.96, brow - r * 0.7], [x + r * 1.08, brow + r * 0.06]]), fill: steel },
        { d: box(x - r * 1.12, brow - r * 0.16, r * 2.24, r * 0.28, r * 0.08), fill: shade(steel, -0.3) }, { d: poly([[x - r * 0.12, brow - r * 0.1], [x + r * 0.12, brow - r * 0.1], [x + r * 0.1, y + r * 0.24], [x - r * 0.1, y + r * 0.24]]), fill: shade(steel, -0.2) },
        { d: `M${x} ${brow - r * 0.16}V${brow - r * 1.5}`, stroke: shade(steel, 0.3), width: r * 0.1 },
      ];
    }
    case 'bubble': return [
      { d: ellipse(x, y - r * 0.1, r * 1.66), fill: wished ?? rgb('#d8ecf8'), alpha: 0.22, loose: true }, { d: ellipse(x, y - r * 0.1, r * 1.66), stroke: rgb('#f4f6f8'), width: r * 0.12 },
      { d: `M${x - r * 1.2} ${y - r * 0.7}Q${x - r * 0.8} ${y - r * 1.3} ${x - r * 0.2} ${y - r * 1.4}`, stroke: rgb('#ffffff'), width: r * 0.16, alpha: 0.8 },
    ];
    case 'halo': return [{ d: ellipse(x, y - r * 1.55, r * 0.8, r * 0.24), stroke: wished ?? rgb('#f6d24a'), width: r * 0.16, shines: true }];
    case 'gnome': {
      const felt = wished ?? rgb('#c8343a');
      return [
        { d: smooth([[x - r * 1.06, brow + r * 0.06], [x - r * 0.7, brow - r * 1.1], [x - r * 0.1, brow - r * 2.2], [x + r * 0.5, brow - r * 2.4], [x + r * 0.5, brow - r * 2.4], [x + r * 0.46, brow - r * 1.4], [x + r * 1.06, brow + r * 0.06], [x, brow - r * 0.14]]), fill: felt },
        { d: `M${x - r * 1.04} ${brow + r * 0.02}Q${x} ${brow - r * 0.3} ${x + r * 1.04} ${brow + r * 0.02}`, stroke: shade(felt, -0.22), width: r * 0.24 },
      ];
    }
    case 'hood': {
      const cloth = wished ?? rgb('#c8262e');
      return [
        { d: `M${x - r * 0.92} ${y + r * 0.95}C${x - r * 1.4} ${y - r * 0.2} ${x - r * 1.1} ${y - r * 1.12} ${x} ${y - r * 1.16}C${x + r * 1.1} ${y - r * 1.12} ${x + r * 1.4} ${y - r * 0.2} ${x + r * 0.92} ${y + r * 0.95}`, stroke: cloth, width: r * 0.52 },
        { d: `M${x - r * 0.76} ${y + r * 0.8}C${x - r * 1.14} ${y - r * 0.2} ${x - r * 0.86} ${y - r * 0.88} ${x} ${y - r * 0.92}C${x + r * 0.86} ${y - r * 0.88} ${x + r * 1.14} ${y - r * 0.2} ${x + r * 0.76} ${y + r * 0.8}`, stroke: shade(cloth, -0.3), width: r * 0.12 },
      ];
    }
    case 'santa': return [
      { d: smooth([[x - r, brow], [x - r * 0.7, brow - r * 1.2], [x + r * 0.5, brow - r * 1.5], [x + r * 1.6, brow - r * 0.4], [x + r * 0.9, brow - r * 0.7], [x + r, brow]]), fill: wished ?? rgb('#d22f34') }, { d: box(x - r * 1.14, brow - r * 0.24, r * 2.28, r * 0.44, r * 0.22), fill: rgb('#fbfaf6') }, { d: ellipse(x + r * 1.6, brow - r * 0.36, r * 0.3), fill: rgb('#fbfaf6') },
    ];
  }
}
