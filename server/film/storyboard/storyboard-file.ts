import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Queries } from '../../db/database.ts';
import { partsOf, storageName } from '../../media/media.ts';
import { Refusal } from '../../rpc/refusal.ts';
import type { Storage } from '../../storage/storage.ts';

/** Digits of a picture's number, so that file names sort in shot order. */
const DIGITS = 3;

/**
 * The storyboard's pictures as a ZIP file, numbered in shot order, with their texts (EXPORT-26).
 * Pictures are read one at a time, as the download proceeds; one that cannot be read breaks it off.
 * @throws Refusal if no shot has a picture (EXPORT-24)
 */
export async function zipStoryboard(db: Queries, storage: Storage, projectId: number): Promise<Readable> {
  const { rows } = await db.query<{ image: string; hm_desc: string; narration: string }>(
    'SELECT image, hm_desc, narration FROM shots WHERE project_id = $1 ORDER BY position, id',
    [projectId],
  );
  if (rows.every(({ image }) => image === '')) throw new Refusal(400, 'emptyStoryboard');
  const zip = new ZipFile();
  const body = zip.outputStream as Readable;
  // without a listener this would be an error that nobody handles, which ends the whole process
  zip.on('error', (error: Error) => body.destroy(error));
  let reading: Readable | undefined;
  // also when whoever downloads it has left
  body.once('close', () => reading?.destroy());
  const texts: string[] = [];
  for (const [index, { image, hm_desc, narration }] of rows.entries()) {
    const number = String(index + 1).padStart(DIGITS, '0');
    texts.push([`${number}. ${hm_desc}`, narration].filter(Boolean).join('\n'));
    if (image === '') continue;
    const file = partsOf(image);
    const name = storageName(file);
    // no compression, because pictures are compressed already
    zip.addReadStreamLazy(`${number}.${file.ext}`, { compress: false }, (give) => {
      storage.stream(name).then(
        (stream) => {
          reading = stream.once('error', (error) => zip.emit('error', error));
          if (body.destroyed) stream.destroy();
          else give(null, stream);
        },
        (error: unknown) => give(error, undefined as never),
      );
    });
  }
  zip.addBuffer(Buffer.from(`${texts.join('\n\n')}\n`), 'shots.txt');
  zip.end();
  return body;
}
