/** A story with what a reader takes from it: who is in it, who says what, and who is seen when. */
export interface Story {
  name: string;
  text: string;
  textType?: 'adv';
  people: string[];
  /** What is spoken by anybody but the narrator. */
  said: string[];
  /** Words of the narration, and the people in the picture while they are told. */
  seen: [words: string, characters: string][];
}
