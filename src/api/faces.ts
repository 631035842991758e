/** The position of a face in a picture: detected by the server, adjusted by the member, used to animate the mouth. */
import * as v from 'valibot';

const Share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const Size = v.pipe(v.number(), v.minValue(0.002), v.maxValue(1));

/** An oval: center and full size, as fractions of the picture's width and height. */
export const Oval = v.strictObject({ x: Share, y: Share, width: Size, height: Size });
export type Oval = v.InferOutput<typeof Oval>;

const place = {
  /** The lips of the closed mouth. */
  mouth: Oval,
  /** The eye on the left side of the picture comes first. */
  eyes: v.tuple([Oval, Oval]),
  /** Tilt of the head in radians; clockwise is positive. */
  tilt: v.pipe(v.number(), v.minValue(-Math.PI), v.maxValue(Math.PI)),
};
export const FacePlace = v.strictObject(place);
export type FacePlace = v.InferOutput<typeof FacePlace>;

export const FoundFace = v.object({
  ...place,
  /** `known`: stored when the built-in engine drew the picture; `found`: detected from colors and edges. */
  from: v.picklist(['known', 'found']),
  /** 0..1. */
  confidence: v.number(),
});
export type FoundFace = v.InferOutput<typeof FoundFace>;
