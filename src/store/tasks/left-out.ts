/** A request of then beside the models of now: some real ones are sent no pictures, or none to end on, and the server refuses them. */
import { changeImage, imagine, imagineFromImage } from '../../api/draw.ts';
import { DRAW_MODELS } from '../../api/draw-models.ts';
import { SHOT_IMAGE_MODELS } from '../../api/shot-image-models.ts';
import { generateShotVideo, imagineMaterial } from '../../api/storyboard.ts';
import { generateVideo } from '../../api/video.ts';
import type { VideoSent } from '../../api/video-request.ts';
import { clipAsTaken } from '../account/clip-makers.ts';
import { type LeftOut, unfitChanger } from '../account/makers.ts';
import { points } from '../account/points.ts';
import { leftOutBy } from '../draw/drawing-settings.ts';
import { isReference, painterOf, type SentPictures } from '../film/picture-needs.ts';

interface Taken {
  /** The request as it can be sent. */
  input: unknown;
  /** What it lacks of the stored one; null if nothing. */
  leftOut: LeftOut | null;
}

/** What a drawing is asked with, of all tools. */
type Drawing = SentPictures & { tool_name?: string; model_name?: string; image_file?: string };

const blocked = (input: unknown, name: string | null): Taken => ({
  input,
  leftOut: name === null ? null : { name, why: 'change' },
});

/** By the address of the call; a call without a row sends no picture that could be left out. */
const ROWS: Readonly<Record<string, (input: never) => Taken>> = {
  [changeImage.path]: (input: { action?: string }) =>
    blocked(
      input,
      input.action === 'VARIATION' ? unfitChanger(points.payload, 'variation', { tool: 'mj' }) : null,
    ),
  [imagineFromImage.path]: (input: Drawing) =>
    blocked(
      input,
      unfitChanger(points.payload, 'edit', { tool: 'fluxImage', model: input.model_name ?? '' }),
    ),
  // without its pictures it would be another drawing, so the drawing page does not send it either
  [imagine.path]: (input: Drawing) => {
    const model = DRAW_MODELS.find(
      ({ tool, model: name }) => tool === input.tool_name && name === (input.model_name ?? ''),
    );
    return blocked(input, model ? leftOutBy({ model: model.key, references: picturesIn(input) }) : null);
  },
  [imagineMaterial.path]: (input: Drawing) => {
    const model = SHOT_IMAGE_MODELS.find(({ tool }) => tool === input.tool_name);
    const painter = model && painterOf(model.key);
    return painter?.takes?.image === false && picturesIn(input).length > 0
      ? { input: withoutPictures(input), leftOut: { name: painter.name, why: 'words' } }
      : { input, leftOut: null };
  },
  [generateVideo.path]: (input: VideoSent) => clipAsTaken(points.payload, input),
  [generateShotVideo.path]: (input: VideoSent) => clipAsTaken(points.payload, input),
};

/** A stored request as its model takes it now, and what that leaves out. @param path of its call */
export const asTaken = (path: string, input: unknown): Taken =>
  ROWS[path]?.(input as never) ?? { input, leftOut: null };

/** The addresses of the pictures that a drawing follows. */
function picturesIn({ image_url, image_file, options = {} }: Drawing): string[] {
  const { image, sref, cref, oref = [] } = options;
  const all = [image_url, image_file, image, cref, ...oref.map((one) => one.image_url)];
  return [...all, isReference(sref) ? sref : ''].filter((url): url is string => Boolean(url));
}

/** A request without its pictures. That of a built-in style only names it. */
function withoutPictures({ image_url: _, options, ...input }: Drawing): object {
  if (!options) return input;
  const { image: _image, cref: _cref, oref: _oref, sref, ...rest } = options;
  return { ...input, options: { ...rest, ...(sref && !isReference(sref) && { sref }) } };
}
