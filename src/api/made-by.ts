/** Who makes the parts of a film: names of rows of models, or the built-in engine's, each once. Extension. */
import * as v from 'valibot';

const Names = v.optional(v.pipe(v.array(v.string()), v.readonly()), []);

/** The parts, in the order in which they are named. A part that a film does not have, or that was uploaded, names nobody. */
export const FILM_PARTS = ['pictures', 'clips', 'voice', 'music'] as const;
export type FilmPart = (typeof FILM_PARTS)[number];

export const MadeBy = v.object({ pictures: Names, clips: Names, voice: Names, music: Names });
export type MadeBy = v.InferOutput<typeof MadeBy>;
/** As a server writes it. */
export type MadeByAnswer = Required<v.InferInput<typeof MadeBy>>;
