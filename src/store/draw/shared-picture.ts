import { dropShared, putShared, takeShared } from '../../sw/shared-picture.ts';
import { onSignOut } from '../account/on-sign-out.ts';

/** Plain http has no caches, and no installed app that could be shared with. */
const here = (): boolean => 'caches' in globalThis;

/** Keeps a picture that the system opened with this app, until the drawing page takes it. @throws when there is no room */
export const keepShared = (picture: File): Promise<void> => putShared(picture);

/** Takes what another app has shared. @returns null when nothing waits */
export const sharedPicture = async (): Promise<File | null> => (here() ? takeShared() : null);

onSignOut(() => {
  if (here()) void dropShared().catch(() => undefined);
});
