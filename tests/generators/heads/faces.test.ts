import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findFace } from '../../../generators/heads/face/find-face.ts';
import { bestFace, knownFaces } from '../../../generators/heads/face/known-faces.ts';
import { faceMarkOf, lookOf, withFaceMark } from '../../../generators/heads/face/mark.ts';
import type { FacePlace, FoundFace, Oval } from '../../../generators/heads/heads.ts';
import { paintPictures } from '../../../generators/pictures/engine.ts';
import { cleanPicture, doublePicture } from '../../../server/media/picture-files.ts';
import { go } from '../signal.ts';
import { drawing } from './drawing.ts';
import { photograph } from './photograph.ts';
import { lightIn, pixelsOf } from './pixels.ts';

const small = { width: 256, height: 256, count: 1, seed: 3 } as const;

async function painted(prompt: string, style: 'animation' | 'realistic'): Promise<Uint8Array> {
  const [picture] = await paintPictures({ ...small, prompt, style }, go);
  if (!picture) throw new Error('Nothing was painted.');
  return picture.data;
}

/** Whether all features lie within a quarter of the way between the eyes of where they are. */
function near(found: FoundFace | null, { mouth, eyes }: FacePlace): boolean {
  if (!found) return false;
  const [left, right] = eyes;
  const apart = Math.hypot(right.x - left.x, right.y - left.y);
  return [
    [found.mouth, mouth],
    [found.eyes[0], left],
    [found.eyes[1], right],
  ].every(([a, b]) => a && b && Math.hypot(a.x - b.x, a.y - b.y) < apart / 4);
}

describe('a face painted by the engine', () => {
  it.each(['animation', 'realistic'] as const)(
    'is known in %s pictures: its mouth is darker than what is below',
    async (style) => {
      const picture = await painted('portrait of a woman', style);
      const face = bestFace(await knownFaces(picture));
      expect(face).toMatchObject({ from: 'known', confidence: 1, tilt: 0 });
      if (!face) return;
      const pixels = await pixelsOf(picture);
      const { mouth, eyes } = face;
      const inPixels = (x: number, y: number) => ({
        x: Math.round(x * 256) - 3,
        y: Math.round(y * 256) - 2,
        width: 7,
        height: 4,
      });
      const chin = lightIn(pixels, inPixels(mouth.x, mouth.y + mouth.height * 1.1));
      expect(lightIn(pixels, inPixels(mouth.x, mouth.y))).toBeLessThan(chin);
      for (const { x, y } of eyes) expect(lightIn(pixels, inPixels(x, y))).toBeLessThan(chin);
      expect(eyes[0].x).toBeLessThan(eyes[1].x);
    },
  );

  it('is recognized in an uploaded copy and in one of twice the size', async () => {
    const picture = await painted('portrait of a woman', 'animation');
    const before = bestFace(await knownFaces(picture));
    expect(before).not.toBeNull();
    expect(bestFace(await knownFaces((await cleanPicture(picture)).data))).toEqual(before);
    expect(bestFace(await knownFaces((await doublePicture(picture)).data))).toEqual(before);
  });

  it('is not recognized after cropping', async () => {
    const picture = await painted('portrait of a woman', 'animation');
    const mark = faceMarkOf(picture);
    if (!mark) throw new Error('There is no mark.');
    const cropped = await sharp(picture)
      .extract({ left: 60, top: 0, width: 196, height: 196 })
      .jpeg()
      .toBuffer();
    expect(await knownFaces(withFaceMark(cropped, mark))).toEqual([]);
  });

  it('is stored for full figures, too, but not from behind', async () => {
    const faces = async (prompt: string) => knownFaces(await painted(prompt, 'animation'));
    expect(bestFace(await faces('a girl walks along a forest path'))).toMatchObject({ from: 'known' });
    expect(await faces('a girl walks along a forest path, seen from behind')).toEqual([]);
  });

  it('is not stored for pictures without people', async () => {
    expect(faceMarkOf(await painted('mountains in the snow', 'realistic'))).toBeNull();
  });

  it('is not accepted from forged comments', async () => {
    const { jpeg } = photograph(64);
    const look = await lookOf(jpeg);
    const claim = (text: string) => {
      const bytes = Buffer.from(`inkreel-faces:${text}`);
      const head = Buffer.from([0xff, 0xfe, (bytes.length + 2) >> 8, (bytes.length + 2) & 255]);
      return Buffer.concat([jpeg.subarray(0, 2), head, bytes, jpeg.subarray(2)]);
    };
    const corner = [0.1, 0.1, 0.2, 0.2];
    const fine = { faces: [{ mouth: corner, eyes: [corner, corner], more: '<script>' }], look };
    expect(faceMarkOf(claim(JSON.stringify(fine)))).toEqual({
      faces: [{ mouth: corner, eyes: [corner, corner] }],
      look,
    });
    for (const wrong of [
      '',
      '{',
      'null',
      '[]',
      JSON.stringify({ ...fine, look: ['a'] }),
      JSON.stringify({ faces: [{ mouth: [1e9, 0, 0, 0] }], look }),
    ])
      expect(faceMarkOf(claim(wrong))).toBeNull();
    expect(faceMarkOf(claim(JSON.stringify(fine)).subarray(0, 60))).toBeNull();
  });
});

describe('a detected face', () => {
  it.each([
    ['a photograph', photograph(240)],
    ['a drawing', drawing(240)],
  ])('is proposed in %s', async (_, { jpeg, face }) => {
    const found = findFace(await pixelsOf(jpeg, 240));
    expect(found).toMatchObject({ from: 'found' });
    expect(near(found, face)).toBe(true);
    expect(found?.confidence).toBeGreaterThan(0.5);
    expect(found?.confidence).toBeLessThan(1);
  });

  it('is found near, far and in the dark, and the nose is not taken for the mouth', async () => {
    const { jpeg, face } = photograph(480);
    const near480 = { left: 100, top: 80, width: 280, height: 320 };
    const close = await sharp(jpeg).extract(near480).modulate({ brightness: 0.7 }).png().toBuffer();
    const far = await sharp(jpeg).extend({ left: 300, right: 100, background: '#777' }).png().toBuffer();
    const within = (left: number, top: number, wide: number, tall: number): FacePlace => {
      const oval = ({ x, y, width, height }: Oval): Oval => ({
        x: (x * 480 - left) / wide,
        y: (y * 480 - top) / tall,
        width: (width * 480) / wide,
        height: (height * 480) / tall,
      });
      return { ...face, mouth: oval(face.mouth), eyes: [oval(face.eyes[0]), oval(face.eyes[1])] };
    };
    expect(near(findFace(await pixelsOf(close, 240)), within(100, 80, 280, 320))).toBe(true);
    expect(near(findFace(await pixelsOf(far, 240)), within(-300, 0, 880, 480))).toBe(true);
  });

  it.each([12, -20])('is proposed in a head that leans by %i degrees', async (degrees) => {
    const { jpeg, face } = photograph(240);
    const leaning = await sharp(jpeg).rotate(degrees, { background: '#777' }).toBuffer();
    const { width = 0 } = await sharp(leaning).metadata();
    const edge = Math.round((width - 240) / 2);
    const square = await sharp(leaning)
      .extract({ left: edge, top: edge, width: 240, height: 240 })
      .png()
      .toBuffer();
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const turned = (oval: Oval): Oval => {
      const [dx, dy] = [oval.x - 0.5, oval.y - 0.5];
      return { ...oval, x: 0.5 + dx * cos - dy * sin, y: 0.5 + dx * sin + dy * cos };
    };
    const found = findFace(await pixelsOf(square));
    const place: FacePlace = {
      ...face,
      mouth: turned(face.mouth),
      eyes: [turned(face.eyes[0]), turned(face.eyes[1])],
    };
    expect(near(found, place)).toBe(true);
    expect(Math.abs((found?.tilt ?? 9) - (degrees * Math.PI) / 180)).toBeLessThan(0.08);
  });

  it.each(['mountains in the snow', 'a city at night', 'space with planets'])(
    'is not seen in %s',
    async (prompt) => {
      expect(findFace(await pixelsOf(await painted(prompt, 'realistic'), 240))).toBeNull();
    },
  );
});
