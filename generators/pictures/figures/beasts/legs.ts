// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse, limb, type Point, smooth } from '../../brush/path.ts';
import type { Part } from '../../brush/shapes.ts';
import { type Rgb, shade } from '../../light/colour.ts';
import type { Body, Build } from './build.ts';
import type { Foot } from './gait.ts';

/** A leg that stands or strides. */
export function legOf(build: Build, x: number, colour: Rgb, { step, lift }: Foot, hind: boolean): Part[] {
  const { leg, legWidth, hoofWidth, girth, shins } = build;
  const top = -(leg + girth * 0.34);
  const knee = hind ? -leg * 0.1 : leg * 0.06;
  const points: Point[] = [[x, top], [x + step * 0.4 + (hind ? leg * 0.08 : 0), -leg * 0.72], [x + step * 0.7 + knee + lift * 0.5, -leg * 0.4 - lift * 0.5], [x + step * 0.95, -hoofWidth * 0.4 - lift]];
  const parts: Part[] = [{ d: limb(points, legWidth, hoofWidth), fill: shins ?? colour }];
  parts.push({ d: ellipse(x + step + hoofWidth * 0.22, -hoofWidth * 0.42 - lift, hoofWidth * 0.72, hoofWidth * 0.46), fill: build.hoof ?? shade(shins ?? colour, -0.06) });
  return parts;
}

/** The legs of one side of an animal that lies: the hind one folded under its haunch, the front one stretched out. */
export function foldedLegs(build: Build, { front, girth }: Body, colour: Rgb, shift = 0): Part[] {
  const { leg, hoofWidth, shins } = build;
  const wide = Math.min(build.legWidth, girth * 0.3);
  const low = -hoofWidth * 0.42;
  const reach = Math.min(leg, girth) * 0.75;
  const toe = (x: number): Part => ({ d: ellipse(x, low, hoofWidth * 0.8, hoofWidth * 0.46), fill: build.hoof ?? shade(shins ?? colour, -0.06) });
  const [heel, paw] = [-front * 0.32 + shift, front * 0.72 + reach + shift];
  return [
    { d: limb([[-front * 0.8 + shift, low - 1], [heel, low]], wide * 0.8, hoofWidth * 0.9), fill: shins ?? colour }, toe(heel),
    { d: smooth([[-front * 0.92 + shift, -girth * 0.2], [-front * 0.84 + shift, -girth * 0.6], [-front * 0.5 + shift, -girth * 0.68], [-front * 0.34 + shift, -girth * 0.32], [-front * 0.5 + shift, -1.5], [-front * 0.8 + shift, -1]]), fill: shade(colour, -0.05) },
    { d: limb([[front * 0.6 + shift, -girth * 0.42], [front * 0.66 + shift, low - wide * 0.3], [paw, low]], wide, hoofWidth * 0.95), fill: shins ?? colour }, toe(paw),
  ];
}
