/** Settings of a film that all its exports share: transitions and cards. */
import * as v from 'valibot';
import { extension, unread } from './call.ts';
import { Id } from './fields.ts';

/** Transitions between shots. */
export const TRANSITIONS = ['dissolve', 'fade', 'cut'] as const;
export type Transition = (typeof TRANSITIONS)[number];
/** Maximum characters of a card's text. */
export const CARD_CHARACTERS = 120;

const Card = v.pipe(v.string(), v.maxLength(CARD_CHARACTERS));
const OwnTransition = v.picklist([...TRANSITIONS, '']);

export const FilmSettings = v.object({
  /** The default transition between shots. */
  transition: v.picklist(TRANSITIONS),
  /** Texts of the cards before and after the film; empty for no card. */
  title: Card,
  end: Card,
  /** Shots with a transition of their own; `''` for the default. */
  shots: v.array(v.object({ scene_id: Id, transition: OwnTransition })),
});
export type FilmSettings = v.InferOutput<typeof FilmSettings>;

export const readFilmSettings = extension('/studio/film/settings', {
  input: v.strictObject({ script_id: Id }),
  answer: FilmSettings,
});

/** Stores the settings with the project. They apply from the next export on. */
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
