/** Paints the frames of a talking picture. */
import type { Pixels } from '../../clips/pixels.ts';
import type { FacePlace } from '../heads.ts';
import type { MouthFrame } from '../mouth/shapes.ts';
import { type Box, geometryOf } from './geometry.ts';
import { lidsOf } from './lids.ts';
import { mouthOf } from './mouth-of.ts';
import { headPoses } from './pose.ts';
import { sampleInto } from './sample.ts';
import { bendOf } from './warp.ts';

/** Displacements below this, in pixels, are copied without interpolation. */
const STILL = 1 / 200;

/** @returns a function that paints the nth frame: RGBA, 4 bytes a pixel; valid until the next one is painted */
export function talkingPicture(
  pixels: Pixels,
  place: FacePlace,
  mouths: readonly MouthFrame[],
  { rate, seed, drawn }: { rate: number; seed: number; drawn: boolean },
): (nth: number) => Uint8Array {
  const { width, height } = pixels;
  const geometry = geometryOf(place, width, height);
  const mouth = mouthOf(pixels, geometry, drawn);
  const lids = lidsOf(pixels, geometry);
  const bend = bendOf(geometry, pixels);
  const poses = headPoses(mouths, rate, seed);
  const layer: Pixels = { width, height, data: Uint8Array.from(pixels.data) };
  const frame = Uint8Array.from(pixels.data);
  const { box, weight } = bend;
  const from = new Float64Array(2);
  return (nth) => {
    const [parts, pose] = [mouths[nth], poses[nth]];
    if (!parts || !pose) return pixels.data;
    put(layer, mouth.box, mouth.paint(parts));
    for (const lid of lids) put(layer, lid.box, lid.paint(pose.blink));
    const bent = bend.at(pose, parts.opening);
    for (let i = 0; i < weight.length; i++) {
      if (!weight[i]) continue;
      const px = box.x + (i % box.width);
      const py = box.y + Math.floor(i / box.width);
      const at = (py * width + px) * 4;
      bent(i, from);
      const x = from[0] ?? px;
      const y = from[1] ?? py;
      if (Math.abs(x - px) < STILL && Math.abs(y - py) < STILL) {
        frame[at] = layer.data[at] ?? 0;
        frame[at + 1] = layer.data[at + 1] ?? 0;
        frame[at + 2] = layer.data[at + 2] ?? 0;
      } else sampleInto(layer, x, y, frame, at);
    }
    return frame;
  };
}

/** Copies RGBA pixels of a box into a picture. */
export function put({ data, width }: Pixels, box: Box, patch: Uint8Array): void {
  for (let y = 0; y < box.height; y++) {
    const row = patch.subarray(y * box.width * 4, (y + 1) * box.width * 4);
    data.set(row, ((box.y + y) * width + box.x) * 4);
  }
}
