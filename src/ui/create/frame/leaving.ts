import { proxy } from 'valtio';
import type { Step } from '../../../store/film/film.ts';

/** Where the person wanted to go when edits of the script were not saved; null while nothing is asked. */
export const leaving = proxy({ to: null as Step | null });
