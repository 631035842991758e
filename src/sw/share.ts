import { SHARE_FIELD, SHARE_PATH, type ShareOutcome, sharePlace } from '../api/share.ts';
import { refusalOf } from '../api/uploads.ts';
import { APP } from './scope.ts';
import { putShared } from './shared-picture.ts';

/** Whether this request shares something from another app. */
export const isShare = ({ method, url }: Pick<Request, 'method' | 'url'>): boolean =>
  method === 'POST' && new URL(url).pathname === SHARE_PATH;

/** Stores the shared picture and redirects to the page that uses it. Works offline and without a sign-in. */
export async function receiveShare(request: Pick<Request, 'formData' | 'url'>): Promise<Response> {
  const outcome = await cacheShared(request).catch((): ShareOutcome => 'again');
  return Response.redirect(new URL(`${APP}#${sharePlace(outcome)}`, request.url).href, 303);
}

async function cacheShared(request: Pick<Request, 'formData'>): Promise<ShareOutcome> {
  const picture = (await request.formData()).get(SHARE_FIELD);
  if (!(picture instanceof File) || picture.size === 0) return 'none';
  const refusal = refusalOf(picture, 'drawReference');
  if (!refusal) await putShared(picture);
  return refusal ?? 'picture';
}
