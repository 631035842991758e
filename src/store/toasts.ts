import { proxy } from 'valtio';
import { onSignOut } from './account/on-sign-out.ts';
import { randomId } from './random-id.ts';

export interface Toast {
  id: string;
  type: 'info' | 'success' | 'warning' | 'error';
  title: string;
  /** People's own words within the title, such as names: they keep their own direction of writing. */
  own?: readonly string[];
  description?: string;
  /** A thumbnail beside the text. */
  image?: string;
  action?: { label: string; run: () => void };
  /** How long it is shown, if that is not the usual time. */
  seconds?: number;
}

/** Toasts to be shown; the toaster is loaded with the first one and takes them out. */
export const toasts = proxy({
  waiting: [] as Toast[],
  /** Rises when all shown toasts should go. */
  cleared: 0,
});

/** Shows a message for a few seconds; the same message is not queued twice, unless it offers something: each offer is another. */
export function toast(message: Omit<Toast, 'id'>): void {
  const same = ({ type, title, description }: Omit<Toast, 'id'>) =>
    type === message.type && title === message.title && description === message.description;
  if (!message.action && toasts.waiting.some(same)) return;
  toasts.waiting.push({ ...message, id: randomId() });
}

/** Removes all toasts at sign-out: they quote prompts and show pictures. */
export function clearToasts(): void {
  toasts.waiting = [];
  toasts.cleared += 1;
}

/** Takes the waiting toasts, for the toaster. */
export const takeToasts = (): Toast[] => toasts.waiting.splice(0);

onSignOut(clearToasts);
