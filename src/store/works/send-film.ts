import type { VideoInfo } from '../../api/work-uploads.ts';
import { partsOf } from '../../api/work-uploads.ts';
import { askArrived, askInfo, putPart, UploadTrouble } from './film-transport.ts';

/** How often missing parts are looked for again before the film is given up. */
const ROUNDS = 3;

/** Sends what is missing of a film, and has it checked. @param address `{domain}/<token>` @throws UploadTrouble, or the signal's reason */
export async function sendFilm(
  file: Blob,
  address: string,
  {
    onSent,
    onChecking,
    signal,
  }: { onSent: (bytes: number) => void; onChecking: () => void; signal: AbortSignal },
): Promise<VideoInfo> {
  for (let round = 1; ; round++) {
    await sendMissing(file, address, { onSent, signal });
    onChecking();
    try {
      return await askInfo(address, signal);
    } catch (error) {
      const lost = error instanceof UploadTrouble && error.kind === 'incomplete';
      if (!lost || round === ROUNDS) throw error;
    }
  }
}

async function sendMissing(
  file: Blob,
  address: string,
  { onSent, signal }: { onSent: (bytes: number) => void; signal: AbortSignal },
): Promise<void> {
  const { parts, part_bytes } = await askArrived(address, signal);
  const there = new Set(parts);
  const bytesOf = (part: number) => Math.min(part_bytes, file.size - part * part_bytes);
  const all = Array.from({ length: partsOf(file.size, part_bytes) }, (_, part) => part);
  let sent = all.filter((part) => there.has(part)).reduce((sum, part) => sum + bytesOf(part), 0);
  onSent(sent);
  for (const part of all) {
    if (there.has(part)) continue;
    const data = file.slice(part * part_bytes, part * part_bytes + bytesOf(part));
    await putPart(`${address}/${part}`, data, {
      onSent: (bytes) => onSent(sent + Math.min(bytes, data.size)),
      signal,
    });
    sent += data.size;
    onSent(sent);
  }
}
