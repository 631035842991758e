import { open, rename } from 'node:fs/promises';

const OWNER_ONLY = 0o600;

/** Writes a small file atomically: after a full disk or a crash, the old file remains or there is none. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const part = `${file}.part`;
  const handle = await open(part, 'w', OWNER_ONLY);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(part, file);
}
