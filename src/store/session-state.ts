import { proxy } from 'valtio';
import { STORAGE } from './storage-keys.ts';

/** Who is signed in, as every screen reads it. Changed by session.ts alone. */
export const session = proxy({
  /** Bearer token, null for a visitor. */
  token: localStorage.getItem(STORAGE.token),
  /** 0 until known. */
  userId: 0,
});
