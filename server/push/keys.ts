/** The key pair by which push services know this studio (RFC 8292). */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpush from 'web-push';
import type { Config } from '../config.ts';

export interface PushKeys {
  /** A point of P-256, uncompressed, in base64url; also what browsers subscribe with. */
  publicKey: string;
  privateKey: string;
  /** Whom push services may turn to: `mailto:` or `https:`. */
  contact: string;
}

const FILE = 'push-keys.json';
const OWNER_ONLY = 0o600;

export const newPushKeys = (contact: string): PushKeys => ({ ...webpush.generateVAPIDKeys(), contact });

/**
 * The keys of the configuration, or those of this installation, made at the first start.
 * @returns null for one process of several without configured keys: each would make its own, and devices would fit only one
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
