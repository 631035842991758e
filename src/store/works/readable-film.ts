const isReadable = (file: Blob): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/**
 * A film that can still be read. One that was changed or deleted on its disk cannot, which looks like a lost network: the browser's
 * own copy takes its place.
 * @param readCopy reads that copy @returns null if neither can be read
 */
export async function readableFilm<Film extends Blob>(
  file: Film,
  readCopy: () => Promise<Film | null | undefined>,
): Promise<Film | null> {
  if (await isReadable(file)) return file;
  const copy = await readCopy();
  return copy && (await isReadable(copy)) ? copy : null;
}
