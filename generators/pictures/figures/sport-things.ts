// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** What is used in sports and at a graduation: a bar to jump over, a beam, and caps in the air. */
import { box, poly } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import { hatOf } from './hats.ts';

const [steel, mat] = [rgb('#8a929c'), rgb('#3a6ab0')];
/** How high the bar and the beam are. */
export const [BAR_HIGH, BEAM_HIGH] = [66, 40] as const;

/** A bar on two uprights, with a mat behind it. */
export function jumpBar(wished?: Rgb): Figure {
  const pad = wished ?? mat;
  return { half: 92, tall: 92, parts: [
    { d: poly([[-74, -26], [74, -26], [84, 0], [-84, 0]]), fill: pad }, { d: poly([[-84, 0], [84, 0], [84, 4], [-84, 4]]), fill: shade(pad, -0.3) }, { d: 'M-79 -13H79', stroke: shade(pad, 0.3), width: 1.6 },
    ...[-88, 84].flatMap((x): Part[] => [{ d: box(x, -92, 4, 92), fill: steel }, { d: box(x - 5, -3, 14, 4, 1), fill: shade(steel, -0.3) }, { d: box(x - 1.5, -BAR_HIGH - 1, 7, 3), fill: shade(steel, -0.4) }]),
    { d: `M-88 -${BAR_HIGH}H88`, stroke: rgb('#f4f2ec'), width: 3.6 }, { d: `M-70 -${BAR_HIGH}H-50M-10 -${BAR_HIGH}H10M50 -${BAR_HIGH}H70`, stroke: rgb('#d8343a'), width: 3.6 },
  ] };
}

/** A beam to balance on, over mats. */
export function balanceBeam(wished?: Rgb): Figure {
  const cover = wished ?? rgb('#d8b078');
  return { half: 98, tall: 44, parts: [
    { d: poly([[-92, -6], [92, -6], [98, 0], [-98, 0]]), fill: mat }, ...[-66, 58].flatMap((x): Part[] => [{ d: `M${x + 4} -${BEAM_HIGH - 6}L${x - 8} -2M${x + 4} -${BEAM_HIGH - 6}L${x + 16} -2`, stroke: steel, width: 4 }]),
    { d: box(-90, -BEAM_HIGH, 180, 9, 2), fill: cover, stroke: shade(cover, -0.3), width: 1 }, { d: `M-88 -${BEAM_HIGH - 6}H88`, stroke: shade(cover, -0.2), width: 1.6 },
  ] };
}

/** Caps of graduates that have been thrown up. */
export function tossedCaps(wished?: Rgb): Figure {
  const spots = [[-118, -34, -0.5], [-70, -82, 0.4], [-28, -24, 0.2], [18, -74, -0.35], [64, -30, 0.5], [112, -66, -0.2]] as const;
  return { half: 140, tall: 108, parts: spots.flatMap(([x, y, turn]) => hatOf('mortarboard', 0, 8, 13, wished).map((part): Part => ({ ...part, at: { x, y, scale: 1, turn } }))) };
}
