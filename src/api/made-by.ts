/** Extension: who made the parts of a film: names of configured models, or the built-in engine's name, each once. */
import * as v from 'valibot';

const Names = v.optional(v.pipe(v.array(v.string()), v.readonly()), []);

/** The parts, in display order. Parts that a film does not have or that were uploaded have no names. */
export const FILM_PARTS = ['pictures', 'clips', 'voice', 'music'] as const;
export type FilmPart = (typeof FILM_PARTS)[number];

export const MadeBy = v.object({ pictures: Names, clips: Names, voice: Names, music: Names });
export type MadeBy = v.InferOutput<typeof MadeBy>;
/** The shape before parsing, as the server sends it. */
export type MadeByAnswer = Required<v.InferInput<typeof MadeBy>>;
