/** The picture of the form: an upload, or one of the member's drawings, and the face in it. */
import { findFace, uploadLipSyncImage } from '../../api/lipsync.ts';
import { client } from '../client.ts';
import { type UploadedFile, uploadBy } from '../create-upload.ts';
import { faceFrom } from '../face-place.ts';
import { lipForm, type Picture } from './lip-form.ts';

const SHAPES: readonly Picture['shape'][] = ['1:1', '16:9', '9:16'];
const shapeIn = (text: string): Picture['shape'] | null => SHAPES.find((shape) => shape === text) ?? null;

/** The picture has none of the accepted ratios. */
export class WrongShape extends Error {
  override readonly name = 'WrongShape';
}

/** Uploads a picture (LIP-16). */
export const pictureUpload = uploadBy(
  'lipSyncImage',
  async (file, { signal }) => {
    const { head_url, aspectRatio, face } = await client.send(uploadLipSyncImage, { file }, { signal });
    lipForm.picture = {
      url: head_url,
      name: file.name,
      shape: shapeIn(aspectRatio) ?? '1:1',
      face: faceFrom(face),
      own: false,
    };
    return head_url;
  },
  {
    onDrop: () => {
      lipForm.picture = null;
    },
  },
);

/** Takes one of the member's own pictures. @throws WrongShape; ApiError */
export async function takeDrawing({ url, name }: UploadedFile): Promise<void> {
  pictureUpload.state.problem = null;
  const { head_url, aspectRatio, face } = await client.send(findFace, { head_url: url });
  const shape = shapeIn(aspectRatio);
  if (!shape) {
    pictureUpload.state.problem = 'shape';
    throw new WrongShape('The picture has none of the accepted shapes.');
  }
  pictureUpload.drop();
  lipForm.picture = { url: head_url, name, shape, face: faceFrom(face), own: true };
}
