/** What belongs to a film and not to one export of it: how shots follow each other, and its cards. */
import * as v from 'valibot';
import { extension, unread } from './call.ts';
import { Id } from './fields.ts';

/** How one shot becomes the next. */
export const TRANSITIONS = ['dissolve', 'fade', 'cut'] as const;
export type Transition = (typeof TRANSITIONS)[number];
/** A card is a few lines. */
export const CARD_CHARACTERS = 120;

const Card = v.pipe(v.string(), v.maxLength(CARD_CHARACTERS));
const OwnTransition = v.picklist([...TRANSITIONS, '']);

export const FilmSettings = v.object({
  /** Between all shots that have none of their own. */
  transition: v.picklist(TRANSITIONS),
  /** What stands before the film and after it; empty for nothing. */
  title: Card,
  end: Card,
  /** Shots that go over in a way of their own; `''` for the film's. */
  shots: v.array(v.object({ scene_id: Id, transition: OwnTransition })),
});
export type FilmSettings = v.InferOutput<typeof FilmSettings>;

export const readFilmSettings = extension('/studio/film/settings', {
  input: v.strictObject({ script_id: Id }),
  answer: FilmSettings,
});

/** Stores them with the project; the next export uses them. */
export const saveFilmSettings = extension('/studio/film/save', {
  input: v.strictObject({
    script_id: Id,
    transition: v.picklist(TRANSITIONS),
    title: Card,
    end: Card,
    shots: v.pipe(v.array(v.strictObject({ scene_id: Id, transition: OwnTransition })), v.maxLength(500)),
  }),
  answer: unread,
});
