/** The positions of eyes and mouth in a face: as detected, and as moved by a person. */
import * as v from 'valibot';
import { FacePlace, type FoundFace, type Oval } from '../api/faces.ts';
import { findFace } from '../api/lipsync.ts';
import { client } from './client.ts';

/** The position of the face, and where it comes from. */
export const Face = v.object({
  place: FacePlace,
  /** `none`: no face was detected; the marks are in the middle until the person moves them. */
  from: v.picklist(['known', 'found', 'none', 'placed']),
});
export type Face = v.InferOutput<typeof Face>;

/** The default position in the middle, for a picture without a detected face. */
const MIDDLE_FACE: FacePlace = {
  mouth: { x: 0.5, y: 0.6, width: 0.16, height: 0.07 },
  eyes: [
    { x: 0.43, y: 0.42, width: 0.09, height: 0.045 },
    { x: 0.57, y: 0.42, width: 0.09, height: 0.045 },
  ],
  tilt: 0,
};

export type FacePart = 'mouth' | 'left' | 'right';
export const FACE_PARTS: readonly FacePart[] = ['left', 'right', 'mouth'];

/** The smallest size that can still be seen and grabbed. */
const LEAST = 0.012;
const MOST = 0.9;

export const partOf = ({ mouth, eyes: [left, right] }: FacePlace, part: FacePart): Oval =>
  part === 'mouth' ? mouth : part === 'left' ? left : right;

const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Keeps a position inside the picture, with a size that can be grabbed. */
export const within = ({ x, y, width, height }: Oval): Oval => ({
  x: between(0, x, 1),
  y: between(0, y, 1),
  width: between(LEAST, width, MOST),
  height: between(LEAST, height, MOST),
});

/** The face with one part moved. Its tilt follows the eyes. @param aspect of the picture, width divided by height */
export function withPart(face: FacePlace, part: FacePart, place: Oval, aspect: number): FacePlace {
  const moved = within(place);
  if (part === 'mouth') return { ...face, mouth: moved };
  const [left, right] = face.eyes;
  const eyes: FacePlace['eyes'] = part === 'left' ? [moved, right] : [left, moved];
  return { ...face, eyes, tilt: tiltOf(eyes, aspect) };
}

/** The tilt of the line through the eyes, in radians. */
const tiltOf = ([left, right]: FacePlace['eyes'], aspect: number): number =>
  Math.atan2(right.y - left.y, (right.x - left.x) * aspect);

/** What the server detected. A server without face detection does its own at the submit. */
export const faceFrom = (found: FoundFace | null | undefined): Face | null => {
  if (found === undefined) return null;
  if (found === null) return { place: structuredClone(MIDDLE_FACE), from: 'none' };
  const { from, confidence: _, ...place } = found;
  return { place, from };
};

/** Detects the face in a picture or clip of the member. @throws ApiError */
export const readFace = async (address: string): Promise<Face | null> =>
  faceFrom((await client.send(findFace, { head_url: address })).face);
