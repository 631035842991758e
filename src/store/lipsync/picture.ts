/** The picture of the form: an upload, or one of the member's drawings, and the face in it. */
import { proxy } from 'valtio';
import { isNotOffered } from '../../api/errors.ts';
import { type ExampleFace, findFace, takeExampleFace, uploadLipSyncImage } from '../../api/lipsync.ts';
import { onSignOut } from '../account/on-sign-out.ts';
import { client } from '../client.ts';
import { type UploadedFile, uploadBy } from '../create-upload.ts';
import { faceFrom } from '../face-place.ts';
import { lipForm, type Picture } from './lip-form.ts';

/** Counts what the form's picture was changed to: an answer about an earlier wish is dropped. */
let wish = 0;

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
    // what was wanted before must not take its place
    wish += 1;
    const { head_url, aspectRatio, face } = await client.send(uploadLipSyncImage, { file }, { signal });
    // it was removed while its answer was being read
    signal.throwIfAborted();
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
      wish += 1;
      lipForm.picture = null;
    },
  },
);

/** Takes one of the member's own pictures, unless another one was wanted meanwhile. @throws WrongShape; ApiError */
export async function takeDrawing({ url, name }: UploadedFile): Promise<void> {
  pictureUpload.state.problem = null;
  // one that is on its way was wanted before: it must not take the drawing's place
  exampleTaking.wanted = null;
  wish += 1;
  const mine = wish;
  const { head_url, aspectRatio, face } = await client.send(findFace, { head_url: url });
  if (wish !== mine) return;
  const shape = shapeIn(aspectRatio);
  if (!shape) {
    pictureUpload.state.problem = 'shape';
    throw new WrongShape('The picture has none of the accepted shapes.');
  }
  pictureUpload.drop();
  lipForm.picture = { url: head_url, name, shape, face: faceFrom(face), own: true };
}

/** The example whose face is on its way: the one that was pressed last. */
export const exampleTaking = proxy({ wanted: null as ExampleFace | null });
onSignOut(() => {
  exampleTaking.wanted = null;
});

/** Removes the picture from the form, and forgets what is on its way there: an upload, a drawing, an example. */
export function dropPicture(): void {
  exampleTaking.wanted = null;
  pictureUpload.drop();
}

/** Whether an example may bring its face: there is no picture, or one of another example. */
export const takesExample = (): boolean =>
  pictureUpload.state.phase !== 'uploading' && (lipForm.picture ? lipForm.picture.example === true : true);

/**
 * Takes the painted face of an example. A server without examples leaves the form as it is, and so does a picture that arrives
 * first. @param name for screen readers @throws ApiError
 */
export async function takeExample(example: ExampleFace, name: string): Promise<void> {
  exampleTaking.wanted = example;
  try {
    const { head_url, aspectRatio, face } = await client.send(takeExampleFace, { example });
    if (exampleTaking.wanted !== example || !takesExample()) return;
    pictureUpload.drop();
    lipForm.picture = {
      url: head_url,
      name,
      shape: shapeIn(aspectRatio) ?? '1:1',
      face: faceFrom(face),
      own: true,
      example: true,
    };
  } catch (error) {
    if (!isNotOffered(error)) throw error;
  } finally {
    if (exampleTaking.wanted === example) exampleTaking.wanted = null;
  }
}
