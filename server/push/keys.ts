/** The key pair that identifies this studio to push services (RFC 8292). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import webpush from 'web-push';
import type { Config } from '../config.ts';
import { CannotStart } from '../start/cannot-start.ts';
import { writeWhole } from '../start/write-whole.ts';

export interface PushKeys {
  /** An uncompressed P-256 point in base64url; browsers subscribe with it. */
  publicKey: string;
  privateKey: string;
  /** The contact for push services: `mailto:` or `https:`. */
  contact: string;
}

const FILE = 'push-keys.json';

/** Tells the operator of several processes why devices get no pushes: the app only stops offering them. */
export const NO_PUSH_KEYS =
  'This studio sends no pushes: set VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY, the same in every process. ' +
  '"npx web-push generate-vapid-keys" makes them.';

/** A new pair of keys. @param contact for push services, e.g. a mailto address */
export const newPushKeys = (contact: string): PushKeys => ({ ...webpush.generateVAPIDKeys(), contact });

const Stored = v.object({
  publicKey: v.pipe(v.string(), v.minLength(80)),
  privateKey: v.pipe(v.string(), v.minLength(40)),
});

/** @returns null for a truncated file */
function readKeys(text: string): v.InferOutput<typeof Stored> | null {
  try {
    return v.parse(Stored, JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * The configured keys, or keys of this installation, created at the first start.
 * @returns null for one of several processes without configured keys: each would create its own, and devices would accept only one
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
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return null;
  });
  if (text === null) {
    const made = newPushKeys(contact);
    await writeWhole(file, JSON.stringify({ publicKey: made.publicKey, privateKey: made.privateKey }));
    return made;
  }
  const stored = readKeys(text);
  if (!stored)
    throw new CannotStart(
      `The file ${file} is not complete. Restore it, or delete it: then new keys are made, and devices subscribe again.`,
    );
  return { ...stored, contact };
}
