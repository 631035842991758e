import type { Deps } from '../deps.ts';
import { pictureAt } from '../draw/draw-submit.ts';
import { fileName } from '../media/media.ts';
import { type Context, memberOf } from '../rpc/context.ts';
import { Refusal } from '../rpc/refusal.ts';
import type { WorkChange } from './works.ts';

interface Sent {
  name?: string | undefined;
  desc?: string | undefined;
  alt?: string | undefined;
  /** URL of the cover. */
  poster?: string | undefined;
}

/**
 * The changes of the publish form. An uploaded cover is checked and re-encoded here, at its first use.
 * @throws Refusal if the cover is not one of the member's pictures
 */
export async function workChangeOf(
  deps: Deps,
  context: Context,
  { name, desc, alt, poster }: Sent,
): Promise<WorkChange> {
  const words = { name, description: desc, alt };
  if (poster === undefined) return words;
  const cover = await pictureAt(deps, context, memberOf(context).userId, poster);
  if (!cover.mime.startsWith('image/')) throw new Refusal(400, 'uploadNotPicture');
  return { ...words, poster: { file: fileName(cover), width: cover.width, height: cover.height } };
}
