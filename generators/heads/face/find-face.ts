/** Looks for a face in a picture of which nothing is known. */
import type { Pixels } from '../../clips/pixels.ts';
import type { FoundFace, Oval } from '../heads.ts';
import { sampleInto } from '../paint/sample.ts';
import { uprightFace } from './upright-face.ts';

/** Radians that heads lean; each finds what leans a little more or less. */
const LEANS = [0.21, -0.21, 0.4, -0.4] as const;
/** An upright face that is this clear needs no other. */
const CLEAR = 0.6;
/** How clear one that leans has to be: there are many ways to see one. */
const LEAST = 0.55;

/** @param pixels a picture of about 240 pixels @returns the face that is largest and clearest; null if there seems to be none */
export function findFace(pixels: Pixels): FoundFace | null {
  let best = uprightFace(pixels);
  if (best && best.confidence > CLEAR) return best;
  for (const lean of LEANS) {
    const found = uprightFace(turned(pixels, -lean));
    if (found && found.confidence > Math.max(LEAST, best?.confidence ?? 0))
      best = leaning(found, lean, pixels);
  }
  return best;
}

/** The picture, turned about its middle, clockwise. */
function turned(pixels: Pixels, by: number): Pixels {
  const { width, height } = pixels;
  const data = new Uint8Array(width * height * 4);
  const [cos, sin] = [Math.cos(by), Math.sin(by)];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x - width / 2, y - height / 2];
      sampleInto(
        pixels,
        width / 2 + dx * cos + dy * sin,
        height / 2 + dy * cos - dx * sin,
        data,
        (y * width + x) * 4,
      );
    }
  return { data, width, height };
}

/** A face found in the turned picture, in the picture itself. */
function leaning(face: FoundFace, lean: number, { width, height }: Pixels): FoundFace {
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  const back = (oval: Oval): Oval => {
    const [dx, dy] = [(oval.x - 0.5) * width, (oval.y - 0.5) * height];
    return { ...oval, x: 0.5 + (dx * cos - dy * sin) / width, y: 0.5 + (dx * sin + dy * cos) / height };
  };
  return {
    ...face,
    mouth: back(face.mouth),
    eyes: [back(face.eyes[0]), back(face.eyes[1])],
    tilt: face.tilt + lean,
  };
}
