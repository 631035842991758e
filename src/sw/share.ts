import { SHARE_FIELD, SHARE_PATH, SHARE_WORDS, type ShareOutcome, sharePlace } from '../api/share.ts';
import { refusalOf } from '../api/uploads.ts';
import { APP } from './scope.ts';
import { putShared } from './shared-picture.ts';
import { putSharedWords } from './shared-words.ts';

/** Whether this request shares something from another app. */
export const isShare = ({ method, url }: Pick<Request, 'method' | 'url'>): boolean =>
  method === 'POST' && new URL(url).pathname === SHARE_PATH;

/** Stores the shared picture and words, and redirects to the page that uses it. Works offline and without a sign-in. */
export async function receiveShare(request: Pick<Request, 'formData' | 'url'>): Promise<Response> {
  const outcome = await cacheShared(request).catch((): ShareOutcome => 'again');
  return Response.redirect(new URL(`${APP}#${sharePlace(outcome)}`, request.url).href, 303);
}

async function cacheShared(request: Pick<Request, 'formData'>): Promise<ShareOutcome> {
  const form = await request.formData();
  const words = wordsOf(form);
  if (words) await putSharedWords(words);
  const picture = form.get(SHARE_FIELD);
  if (!(picture instanceof File) || picture.size === 0) return words ? 'words' : 'none';
  const refusal = refusalOf(picture, 'drawReference');
  if (!refusal) await putShared(picture);
  return refusal ?? 'picture';
}

/** Title, text and address, a line each. Apps repeat one in another: what another one contains is left out. */
function wordsOf(form: FormData): string {
  const lines: string[] = [];
  for (const field of SHARE_WORDS) {
    const words = String(form.get(field) ?? '').trim();
    if (!words || lines.some((line) => line.includes(words))) continue;
    const own = lines.filter((line) => !words.includes(line));
    lines.splice(0, lines.length, ...own, words);
  }
  return lines.join('\n');
}
