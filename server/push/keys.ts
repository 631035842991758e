/** The key pair that identifies this studio to push services (RFC 8292). */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpush from 'web-push';
import type { Config } from '../config.ts';

export interface PushKeys {
  /** An uncompressed P-256 point in base64url; browsers subscribe with it. */
  publicKey: string;
  privateKey: string;
  /** The contact for push services: `mailto:` or `https:`. */
  contact: string;
}

const FILE = 'push-keys.json';
const OWNER_ONLY = 0o600;

export const newPushKeys = (contact: string): PushKeys => ({ ...webpush.generateVAPIDKeys(), contact });

/**
 * The configured keys, or this installation's own, created at the first start.
 * @returns null for one of several processes without configured keys: each would create its own, and devices would match only one
 */
export async function openPushKeys({
  role,
  dataDir,
  vapidPublicKey: publicKey,
  vapidPrivateKey: privateKey,
  pushContact: contact,
}: Config): Promise<PushKeys | null> {
  if (publicKey && privateKey) return { publicKey, privateKey, contact };
  if (role !== 'all') return null;
  const file = join(dataDir, FILE);
  try {
    const stored = JSON.parse(await readFile(file, 'utf8')) as Omit<PushKeys, 'contact'>;
    return { publicKey: stored.publicKey, privateKey: stored.privateKey, contact };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const made = newPushKeys(contact);
    await writeFile(file, JSON.stringify({ publicKey: made.publicKey, privateKey: made.privateKey }), {
      mode: OWNER_ONLY,
    });
    return made;
  }
}
