/**
 * Saves a media file under a name (DRAW-54). The link is fetched first: a plain download link would show an error page.
 * @throws Error when the file does not arrive
 */
export async function download(address: string, name: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for ${new URL(address, location.href).pathname}`);
  saveBlob(await response.blob(), name);
}

/** Saves data that is already in memory as a file. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // revoke it only after the browser has started reading
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A file name from text: at most 40 characters that every system allows, and the address's extension. */
export function fileName(words: string, index: number, address: string): string {
  const ending = /\.(\w{2,4})$/.exec(new URL(address, 'http://x').pathname)?.[1] ?? 'jpg';
  return `${fileNameOf(words)}-${index + 1}.${ending}`;
}

const MOST = 40;

/** Text as a file name without an extension. What is too long ends with a whole word, unless hardly anything were left. */
export function fileNameOf(words: string): string {
  const name = [...words.trim().replaceAll(/[\\/:*?"<>|\s]+/g, '-')];
  const end = name.length > MOST ? name.slice(0, MOST + 1).lastIndexOf('-') : -1;
  return name.slice(0, end >= MOST / 2 ? end : MOST).join('') || 'inkreel';
}
