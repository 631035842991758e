import { EngineDb } from '../../sw/db.ts';
import { whileShown } from '../while-shown.ts';

/** The page's own connection to the engine's database; the worker has another. */
export const db = new EngineDb(undefined, whileShown);
// deletes the worker's cached media; loaded only when the disk is full
db.makeRoom = () => import('../../sw/media-store.ts').then(({ dropMedia }) => dropMedia());
