import { proxy } from 'valtio';
import type { Step } from '../../../store/film/film.ts';

/** The step the person wants to go to while the dialog about unsaved edits is open; null otherwise. */
export const leaving = proxy({ to: null as Step | null });
