import { dropShared, putShared, takeShared } from '../../sw/shared-picture.ts';
import { onSignOut } from '../account/on-sign-out.ts';

/** Plain HTTP has no caches, and no installed app to share with. */
const here = (): boolean => 'caches' in globalThis;

/** Stores a picture that the system opened with this app, until the drawing page takes it. @throws if there is no room */
export const storeSharedPicture = (picture: File): Promise<void> => putShared(picture);

/** Puts a taken picture back that could not be uploaded for now. It waits no longer than it would have. @throws if there is no room */
export const keepSharedPicture = (picture: File): Promise<void> => putShared(picture, picture.lastModified);

/** Takes the picture another app has shared. @returns null if there is none */
export const sharedPicture = async (): Promise<File | null> => (here() ? takeShared() : null);

onSignOut(() => {
  if (here()) void dropShared().catch(() => undefined);
});
