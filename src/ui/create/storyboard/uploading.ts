import { proxy } from 'valtio';

/** Shots whose picture is on its way up, or has just arrived. */
export const uploadingShots = proxy({ byShot: {} as Record<number, 'sending' | 'done'> });

/** How long the overlay stays after success (BOARD-26), in milliseconds. */
const STAYS = 2000;

export const uploading = {
  begin: (id: number): void => {
    uploadingShots.byShot[id] = 'sending';
  },
  done: (id: number): void => {
    uploadingShots.byShot[id] = 'done';
    setTimeout(() => {
      if (uploadingShots.byShot[id] === 'done') delete uploadingShots.byShot[id];
    }, STAYS);
  },
  failed: (id: number): void => {
    delete uploadingShots.byShot[id];
  },
};
