/** A film being uploaded, as the browser stores it for the next visit: with its file, if there is room. */
import * as v from 'valibot';
import { VideoInfo } from '../../api/work-uploads.ts';
import { dropPageStore, readPageStore, tryWritePageStore, writePageStore } from '../pages-db.ts';

const FilmRecord = v.object({
  name: v.string(),
  size: v.number(),
  /** Fingerprint of its first part; together with the size it identifies a file. */
  print: v.string(),
  /** Where it goes: `{domain}/<token>`; empty before the server has said so. */
  address: v.string(),
  /** Null if the browser has no room for it: then the person is asked for it again. */
  file: v.nullable(v.blob()),
  /** Its first frame, for the cover. */
  frame: v.nullable(v.blob()),
  paused: v.boolean(),
  /** Once it is uploaded. */
  info: v.nullable(VideoInfo),
});
export type FilmRecord = v.InferOutput<typeof FilmRecord>;

export async function readFilm(name: string, user: number): Promise<FilmRecord | null> {
  const stored = v.safeParse(FilmRecord, await readPageStore('films', user, name));
  return stored.success ? stored.output : null;
}

/** Stores a film, or only its facts if the file does not fit. @returns whether the file is stored */
export async function writeFilm(name: string, user: number, film: FilmRecord): Promise<boolean> {
  if (film.file && (await tryWritePageStore('films', user, name, film))) return true;
  await writePageStore('films', user, name, { ...film, file: null });
  return false;
}

export const dropFilm = (name: string, user: number): Promise<void> => dropPageStore('films', user, name);

/** Bytes that are compared: the size of a part. */
const PRINT_BYTES = 8 * 1024 * 1024;

/** A fingerprint of a file's beginning (FNV-1a over 32-bit words, twice): browsers hash for secure pages only. */
export async function printOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, PRINT_BYTES).arrayBuffer());
  let [a, b] = [0x811c9dc5, 0x01000193];
  for (const byte of bytes) {
    a = Math.imul(a ^ byte, 0x01000193);
    b = Math.imul(b + byte, 0x85ebca6b) ^ (b >>> 13);
  }
  return `${(a >>> 0).toString(16)}-${(b >>> 0).toString(16)}`;
}
